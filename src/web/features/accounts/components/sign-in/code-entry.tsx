import { Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useLightForm } from "../../../../lib/use-light-form.ts";
import { authErrorText } from "../../api/auth-error-text.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";

type CodeEntryProps = {
  label: string;
  description?: string;
  inputMode?: "numeric";
  maxLength: number;
  verifying: { error: Error | null; isPending: boolean };
  onCode(code: string): void;
};

/** One field for a code, and what was wrong with the last one. */
export const CodeEntry = ({ verifying, onCode, ...input }: CodeEntryProps) => {
  const { t } = useTranslation();
  const { form, field } = useLightForm(
    { code: (code) => (code.trim() === "" ? t("auth.required.code") : null) },
    ({ code }) => onCode(code),
  );
  return (
    <>
      {verifying.error !== null && <AuthErrorAlert isCodeStep text={authErrorText(verifying.error, t)} />}
      <form {...form}>
        <Stack gap="md">
          <TextInput {...input} autoComplete="one-time-code" autoFocus {...field("code")} />
          <BusyButton type="submit" mt="xs" busy={verifying.isPending} busyLabel={t("auth.code.verifying")}>
            {t("auth.code.verify")}
          </BusyButton>
        </Stack>
      </form>
    </>
  );
};
