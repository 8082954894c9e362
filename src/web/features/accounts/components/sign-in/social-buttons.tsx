import { Button, Divider, Stack } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { authErrorText } from "../../api/auth-error-text.ts";
import { authOptionsQuery } from "../../api/auth-options-query.ts";
import { startSocialSignIn } from "../../api/start-social-sign-in.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";

/** A button for each provider the operator set up; nothing where there is none. */
export const SocialButtons = () => {
  const { t } = useTranslation();
  const { next = "/" } = useSearch({ from: "/auth" });
  const { data } = useQuery(authOptionsQuery);
  const start = useMutation({ mutationFn: startSocialSignIn, meta: { ownErrors: true } });
  if (!data || data.providers.length === 0) return null;
  return (
    <Stack gap="sm">
      <Divider label={t("auth.social.or")} />
      {start.error !== null && <AuthErrorAlert text={authErrorText(start.error, t)} />}
      {data.providers.map(({ id, name }) => (
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
