import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconAlertCircle, IconHome } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../components/card-skeleton.tsx";
import { PersonForm } from "../../features/profile/components/person-form.tsx";
import { ProfileForm } from "../../features/profile/components/profile-form.tsx";
import { profileQuery } from "../../lib/queries/profile-query.ts";
import { showApiError } from "../../lib/toast/toast.ts";

export const ProfilePage = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(profileQuery);
  useDocumentTitle(`${t("profile.title")} · ${t("app.name")}`);

  useEffect(() => {
    if (error) showApiError(error, { title: t("profile.toasts.loadFailed") });
  }, [error, t]);

  return (
    <Stack gap="lg" maw="40rem" mx="auto">
      <Group justify="space-between" align="flex-start" gap="xs">
        <div style={{ flex: "1 1 14rem" }}>
          <Title order={1}>{t("profile.title")}</Title>
          <Text c="dimmed">{t("profile.subtitle")}</Text>
        </div>
        <Button component={Link} to="/" variant="subtle" color="gray" leftSection={<IconHome size={18} aria-hidden />}>
          {t("profile.home")}
        </Button>
      </Group>
      <PersonForm />
      {data && <ProfileForm profile={data} />}
      {!data && error && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={t("profile.toasts.loadFailed")}>
          <Button variant="default" mt="xs" onClick={() => void refetch()}>
            {t("profile.retry")}
          </Button>
        </Alert>
      )}
      {!data && !error && <CardSkeleton height={312} />}
    </Stack>
  );
};
