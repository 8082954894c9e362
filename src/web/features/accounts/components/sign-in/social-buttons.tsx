import { Button, Divider, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAuthPlace } from "../../../../lib/session/auth-place.ts";
import { useAction } from "../../../../lib/use-action.ts";
import { useAnswer } from "../../../../lib/use-answer.ts";
import { authErrorText } from "../../api/auth-error-text.ts";
import { readAuthOptions } from "../../api/auth-options.ts";
import { startSocialSignIn } from "../../api/start-social-sign-in.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";

/** A button for each provider the operator set up; nothing where there is none. */
export const SocialButtons = () => {
  const { t } = useTranslation();
  const { next = "/" } = useAuthPlace().search;
  const { answer: offered } = useAnswer(readAuthOptions);
  const start = useAction(startSocialSignIn);
  if (!offered || offered.providers.length === 0) return null;
  return (
    <Stack gap="sm">
      <Divider label={t("auth.social.or")} />
      {start.error !== null && <AuthErrorAlert text={authErrorText(start.error, t)} />}
      {offered.providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          disabled={start.isPending}
          onClick={() => start.mutate({ provider: id, next })}
        >
          {t("auth.social.continue", { provider: name })}
        </Button>
      ))}
    </Stack>
  );
};
