import { Button, Select, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { StartLink } from "#contract/chat/start-links.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { startLinkFormSchema, startLinkLimits } from "#domain/start-links/start-link-form.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { ItemDialog } from "../../../../components/dialog/item-dialog.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { agentsQuery } from "../../../../lib/queries/agents-query.ts";
import { appointmentTypesQuery } from "../../../../lib/queries/appointment-types-query.ts";
import { type StartLinkForm, useSaveStartLink } from "../../api/links/use-save-start-link.ts";

/** `new`, or the link that is changed. */
export type LinkTarget = "new" | StartLink;

type StartLinkDialogProps = { target: LinkTarget | null; onClose: () => void };

export const StartLinkDialog = ({ target, onClose }: StartLinkDialogProps) => {
  const { t } = useTranslation();
  return (
    <ItemDialog
      item={target}
      onClose={onClose}
      title={t(target === "new" ? "numbers.links.addTitle" : "numbers.links.editTitle")}
      closeLabel={t("numbers.links.close")}
    >
      {(edited) => <LinkForm before={edited === "new" ? null : edited} onClose={onClose} />}
    </ItemDialog>
  );
};

const LinkForm = ({ before, onClose }: { before: StartLink | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const agents = useQuery(agentsQuery).data?.agents ?? [];
  const types = useQuery(appointmentTypesQuery).data?.appointmentTypes ?? [];
  const save = useSaveStartLink();
  // Pressing twice, or again after a lost answer, adds one.
  const idempotencyKey = useRef(crypto.randomUUID());
  const form = useForm<StartLinkForm>({
    initialValues: {
      name: before?.name ?? "",
      forAgentId: before?.forAgentId ?? null,
      appointmentTypeId: before?.appointmentTypeId ?? null,
    },
    onValuesChange: () => {
      idempotencyKey.current = crypto.randomUUID();
    },
    validate: ({ name }) => {
      const parsed = startLinkFormSchema.safeParse({ name });
      const codes = parsed.success ? {} : firstErrors(parsed.error);
      return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, fieldErrorText(code)]));
    },
  });
  const submit = (body: StartLinkForm) =>
    save.mutate({ body, before, idempotencyKey: idempotencyKey.current }, { onSuccess: onClose });
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        <TextInput
          label={t("numbers.links.name")}
          description={t("numbers.links.nameHint")}
          maxLength={startLinkLimits.name}
          autoComplete="off"
          dir="auto"
          data-autofocus
          {...form.getInputProps("name")}
        />
        <Select
          label={t("numbers.links.service")}
          placeholder={t("numbers.links.openService")}
          data={types.map(({ id, name }) => ({ value: id, label: name }))}
          clearable
          clearButtonProps={{ "aria-label": t("numbers.links.clear") }}
          {...form.getInputProps("appointmentTypeId")}
        />
        <Select
          label={t("numbers.links.agent")}
          placeholder={t("numbers.links.openAgent")}
          data={agents.map(({ id, name }) => ({ value: id, label: name }))}
          clearable
          clearButtonProps={{ "aria-label": t("numbers.links.clear") }}
          {...form.getInputProps("forAgentId")}
        />
        <DialogActions>
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {t("numbers.links.cancel")}
          </Button>
          <BusyButton type="submit" busy={save.isPending} busyLabel={t("numbers.links.saving")}>
            {t("numbers.links.save")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};
