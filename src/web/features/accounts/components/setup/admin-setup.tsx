import { Alert, Button, Stack } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { isFirstTry } from "../../../../lib/queries/failing/failure-of.ts";
import { adminSetupQuery } from "../../api/admin-setup-query.ts";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { AdminSetupForm } from "./admin-setup-form.tsx";

/** Asks first whether there is an administrator; then the form, then what was made. */
export const AdminSetup = () => {
  const { t } = useTranslation();
  const query = useQuery(adminSetupQuery);
  const { data, refetch } = query;
  const [createdEmail, setCreatedEmail] = useState<string | null>(null);
  if (createdEmail !== null) {
    return (
      <Outcome
        title={t("adminSetup.done.title")}
        text={t("adminSetup.done.text", { email: createdEmail })}
        next="/admin"
        suggestion={
          <Alert color="blue" icon={<IconShieldLock aria-hidden />}>
            {t("adminSetup.done.twoFactor")}
            <div>
              <Button
                variant="default"
                mt="sm"
                renderRoot={(props) => <Link to="/auth" search={{ next: "/settings?tab=account" }} {...props} />}
              >
                {t("adminSetup.done.loginAndProtect")}
              </Button>
            </div>
          </Alert>
        }
      >
        {t("adminSetup.done.login")}
      </Outcome>
    );
  }
  if (data?.state === "open") return <AdminSetupForm onCreated={setCreatedEmail} />;
  if (data) {
    return (
      <Outcome title={t(`adminSetup.${data.state}.title`)} text={t(`adminSetup.${data.state}.text`)}>
        {t("adminSetup.exists.login")}
      </Outcome>
    );
  }
  if (isFirstTry(query)) return <CardSkeleton height="24rem" />;
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("adminSetup.title")} subtitle={t("adminSetup.subtitle")} />
      <RetryAlert title={t("adminSetup.loadFailed")} label={t("adminSetup.retry")} onRetry={() => void refetch()} />
    </Stack>
  );
};

type OutcomeProps = { title: string; text: string; next?: string; suggestion?: ReactNode; children: string };

const Outcome = ({ title, text, next, suggestion, children }: OutcomeProps) => (
  <Stack gap="lg" role="status">
    <AuthPanelHeading title={title} subtitle={text} />
    <Button renderRoot={(props) => <Link to="/auth" search={next ? { next } : {}} {...props} />}>{children}</Button>
    {suggestion}
  </Stack>
);
