import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useConfirmTwoFactor } from "../../api/use-confirm-two-factor.ts";
import { focusFirstError } from "../../focus-first-error.ts";
import { showRefusal } from "../../show-refusal.ts";

type TwoFactorCodeFormProps = { onDone: () => void; onCancel: () => void };

/** Proof that the app has the secret, before anyone can be locked out by it. */
export const TwoFactorCodeForm = ({ onDone, onCancel }: TwoFactorCodeFormProps) => {
  const { t } = useTranslation();
  const confirm = useConfirmTwoFactor();
  const form = useForm({
    initialValues: { code: "" },
    clearInputErrorOnChange: true,
    validate: { code: (typed) => (typed.trim() === "" ? fieldErrorText("codeRequired") : null) },
  });
  const submit = ({ code }: typeof form.values) =>
    confirm.mutate(code, { onSuccess: onDone, onError: (error) => showRefusal(error, form) });
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError(form))}>
      <Stack gap="lg">
        <TextInput
          label={t("accountSettings.twoFactor.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          maw="14rem"
          {...form.getInputProps("code")}
        />
        <DialogActions>
          <Button variant="default" disabled={confirm.isPending} onClick={onCancel}>
            {t("accountSettings.cancel")}
          </Button>
          <BusyButton type="submit" busy={confirm.isPending} busyLabel={t("accountSettings.checking")}>
            {t("accountSettings.twoFactor.confirm")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};
