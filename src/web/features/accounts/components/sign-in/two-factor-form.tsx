import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAction } from "../../../../lib/use-action.ts";
import { verifyTwoFactor } from "../../api/verify-two-factor.ts";
import { useAfterSignIn } from "../../use-after-sign-in.ts";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { ModeSwitch } from "./mode-switch.tsx";

/** The second step of a sign-in: a code of the authenticator app, or one of the recovery codes. */
export const TwoFactorForm = () => {
  const { t } = useTranslation();
  const arrive = useAfterSignIn();
  const verify = useAction(verifyTwoFactor, () => arrive({}));
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("auth.twoFactor.title")} subtitle={t("auth.twoFactor.subtitle")} />
      <CodeEntry
        label={t("auth.twoFactor.label")}
        description={t("auth.twoFactor.hint")}
        maxLength={40}
        verifying={verify}
        onCode={(code) => verify.mutate(code)}
      />
      <ModeSwitch label={t("auth.verify.backToSignIn")} mode="sign-in" />
    </Stack>
  );
};
