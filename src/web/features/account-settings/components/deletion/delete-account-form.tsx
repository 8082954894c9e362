import { Button, Checkbox, List, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { deletionImpactQuery } from "../../api/deletion-impact-query.ts";
import { useDeleteAccount } from "../../api/use-delete-account.ts";
import { focusFirstError } from "../../focus-first-error.ts";
import { showRefusal } from "../../show-refusal.ts";
import { CurrentPasswordField } from "../passwords/current-password-field.tsx";
import classes from "./delete-account-form.module.css";

type DeleteAccountFormProps = { asksPassword: boolean; onCancel: () => void };

/** Says what goes and when, and takes two deliberate steps. */
export const DeleteAccountForm = ({ asksPassword, onCancel }: DeleteAccountFormProps) => {
  const { t } = useTranslation();
  const remove = useDeleteAccount();
  const query = useQuery(deletionImpactQuery);
  const impact = query.data;
  const form = useForm({
    initialValues: { currentPassword: "", confirm: false },
    clearInputErrorOnChange: true,
    validate: {
      currentPassword: (typed) => (asksPassword && typed === "" ? fieldErrorText("passwordRequired") : null),
      confirm: (isConfirmed) => (isConfirmed ? null : fieldErrorText("confirmRequired")),
    },
  });
  const submit = ({ currentPassword }: typeof form.values) =>
    remove.mutate(asksPassword ? currentPassword : undefined, { onError: (error) => showRefusal(error, form) });
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError(form))}>
      <Stack gap="lg">
        <Text>{t("accountSettings.delete.intro")}</Text>
        <List size="sm" spacing="xs">
          <List.Item>{t("accountSettings.delete.now")}</List.Item>
          {impact && impact.upcomingAppointments > 0 && (
            <List.Item>{t("accountSettings.delete.upcoming", { count: impact.upcomingAppointments })}</List.Item>
          )}
          {impact && impact.clientsToNotify > 0 && (
            <List.Item>{t("accountSettings.delete.notified", { count: impact.clientsToNotify })}</List.Item>
          )}
          {impact && impact.unnotifiedClients > 0 && (
            <List.Item>{t("accountSettings.delete.unnotified", { count: impact.unnotifiedClients })}</List.Item>
          )}
          {impact?.isAdministrator && <List.Item>{t("accountSettings.delete.administrator")}</List.Item>}
          <List.Item>{t("accountSettings.delete.within30Days")}</List.Item>
          <List.Item>{t("accountSettings.delete.exportFirst")}</List.Item>
        </List>
        {failureOf(query) && (
          <RetryAlert
            text={t("accountSettings.delete.countFailed")}
            label={t("accountSettings.retry")}
            onRetry={() => void query.refetch()}
          />
        )}
        {asksPassword && <CurrentPasswordField data-autofocus {...form.getInputProps("currentPassword")} />}
        <Checkbox
          label={t("accountSettings.delete.understand")}
          className={classes.confirm}
          {...form.getInputProps("confirm", { type: "checkbox" })}
        />
        <DialogActions>
          <Button variant="default" disabled={remove.isPending} onClick={onCancel}>
            {t("accountSettings.cancel")}
          </Button>
          <BusyButton type="submit" color="red" busy={remove.isPending} busyLabel={t("accountSettings.delete.busy")}>
            {t("accountSettings.delete.submit")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};
