import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useAuthPlace } from "../../../../lib/session/auth-place.ts";
import { useAction } from "../../../../lib/use-action.ts";
import { useLightForm } from "../../../../lib/use-light-form.ts";
import { authErrorText } from "../../api/auth-error-text.ts";
import { sendVerificationEmail } from "../../api/send-verification-email.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";
import { EmailField } from "../forms/auth-fields.tsx";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { checkEmail } from "../forms/auth-validation.ts";
import { ModeSwitch } from "../sign-in/mode-switch.tsx";
import { VerifyNotice } from "../sign-up/verify-notice.tsx";

/** Where a verification link leads that no longer works: what is wrong with it, and a new one. */
export const VerifyEmailForm = () => {
  const { t } = useTranslation();
  const { error } = useAuthPlace().search;
  const send = useAction(sendVerificationEmail);
  const { form, field } = useLightForm({ email: (email) => checkEmail(email, t) }, ({ email }) =>
    send.mutate(email.trim()),
  );
  if (send.isSuccess) return <VerifyNotice isAskedAgain email={send.variables} />;
  const isExpired = error === "TOKEN_EXPIRED";
  return (
    <Stack gap="lg">
      <AuthPanelHeading
        title={t(isExpired ? "auth.verifyLink.expiredTitle" : "auth.verifyLink.invalidTitle")}
        subtitle={t("auth.verifyLink.text")}
      />
      {send.error !== null && <AuthErrorAlert text={authErrorText(send.error, t)} />}
      <form {...form}>
        <Stack gap="md">
          <EmailField autoComplete="username" {...field("email")} />
          <BusyButton type="submit" mt="xs" busy={send.isPending} busyLabel={t("auth.verify.busy")}>
            {t("auth.verifyLink.send")}
          </BusyButton>
        </Stack>
      </form>
      <ModeSwitch label={t("auth.verify.backToSignIn")} mode="sign-in" />
    </Stack>
  );
};
