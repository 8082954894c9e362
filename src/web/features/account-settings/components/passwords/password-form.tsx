import { Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { passwordProblem } from "#domain/accounts/new-password.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { PasswordField } from "../../../../components/fields/password-field.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useChangePassword } from "../../api/use-change-password.ts";
import { focusFirstError } from "../../focus-first-error.ts";
import { showRefusal } from "../../show-refusal.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

/** A new password, typed twice. `asksPassword`: not when a code opened this session a moment ago. */
export const PasswordForm = ({ asksPassword }: { asksPassword: boolean }) => {
  const { t } = useTranslation();
  const { user, profile } = useOwner();
  const change = useChangePassword();
  const form = useForm({
    initialValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    clearInputErrorOnChange: true,
    validate: {
      currentPassword: (typed) => (asksPassword && typed === "" ? fieldErrorText("passwordRequired") : null),
      newPassword: (typed) =>
        fieldErrorText(
          passwordProblem(typed, { ...user, businessNames: [profile.companyName, profile.businessName] }) ?? undefined,
        ) ?? null,
      confirmPassword: (typed, { newPassword }) =>
        typed === newPassword ? null : t("accountSettings.password.mismatch"),
    },
  });

  const submit = ({ currentPassword, newPassword }: typeof form.values) =>
    change.mutate(
      { newPassword, ...(asksPassword && { currentPassword }) },
      {
        onSuccess: () => {
          form.reset();
          const description = t("accountSettings.password.changed");
          showToast({ title: t("toast.success"), description, kind: "success" });
        },
        onError: (error) => showRefusal(error, form),
      },
    );
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError(form))}>
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <Stack gap="md">
        {asksPassword && <CurrentPasswordField {...form.getInputProps("currentPassword")} />}
        <PasswordField
          label={t("accountSettings.password.new")}
          description={t("auth.passwordHint")}
          autoComplete="new-password"
          {...form.getInputProps("newPassword")}
        />
        <PasswordField
          label={t("accountSettings.password.confirm")}
          autoComplete="new-password"
          {...form.getInputProps("confirmPassword")}
        />
        <Group>
          <BusyButton type="submit" busy={change.isPending} busyLabel={t("accountSettings.password.busy")}>
            {t("accountSettings.password.submit")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};
