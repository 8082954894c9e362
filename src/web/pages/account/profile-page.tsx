import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconHome } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../components/card-skeleton.tsx";
import { RetryAlert } from "../../components/retry-alert.tsx";
import { PersonForm } from "../../features/profile/components/person-form.tsx";
import { ProfileForm } from "../../features/profile/components/profile-form.tsx";
import { failureOf } from "../../lib/queries/failing/failure-of.ts";
import { profileQuery } from "../../lib/queries/profile-query.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import { showApiError } from "../../lib/toast/toast.ts";

export const ProfilePage = () => {
  const { t } = useTranslation();
  const { business } = useOwner();
  const query = useQuery({ ...profileQuery, enabled: business !== null });
  const { data, error, refetch } = query;
  const failure = failureOf(query);
  useDocumentTitle(`${t("profile.title")} · ${t("app.name")}`);

  useEffect(() => {
    if (error) showApiError(error, { title: t("profile.toasts.loadFailed") });
  }, [error, t]);

  return (
    <Stack gap="lg" maw="40rem" mx="auto">
      <Group justify="space-between" align="flex-start" gap="xs">
        <div style={{ flex: "1 1 14rem" }}>
          <Title order={1}>{t("profile.title")}</Title>
          {business && <Text c="dimmed">{t("profile.subtitle")}</Text>}
        </div>
        <Button component={Link} to="/" variant="subtle" color="gray" leftSection={<IconHome size={18} aria-hidden />}>
          {t("profile.home")}
        </Button>
      </Group>
      <PersonForm />
      {data && <ProfileForm profile={data} />}
      {failure && (
        <RetryAlert title={t("profile.toasts.loadFailed")} label={t("profile.retry")} onRetry={() => void refetch()} />
      )}
      {business && !data && !failure && <CardSkeleton height={312} />}
    </Stack>
  );
};
