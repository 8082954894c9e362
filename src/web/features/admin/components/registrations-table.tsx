import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdminRegistration } from "#contract/admin/admin-whatsapp.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { adminRegistrationsQuery } from "../api/whatsapp-records-query.ts";
import { useInstantText } from "../use-instant-text.ts";
import { DeleteButton } from "./delete-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { PagedRecords } from "./paged-records.tsx";

const colours = { pending: "yellow", completed: "green", failed: "red" } as const;

export const RegistrationsTable = ({ onDelete }: { onDelete(registration: AdminRegistration): void }) => {
  const { t } = useTranslation();
  const { dateText } = useInstantText();
  type Row = AdminRegistration;
  const columns = [
    {
      key: "business",
      label: t("admin.column.business"),
      show: ({ businessName }: Row) => <span dir="auto">{businessName}</span>,
    },
    { key: "owner", label: t("admin.column.owner"), show: ({ email }: Row) => email },
    {
      key: "number",
      label: t("admin.column.number"),
      show: ({ phoneNumber }: Row) => (
        <span dir="ltr">{phoneNumber === null ? t("admin.value.notSet") : formatPhone(phoneNumber)}</span>
      ),
    },
    {
      key: "status",
      label: t("admin.column.status"),
      show: ({ status }: Row) => (
        <Badge tt="none" size="lg" color={colours[status]}>
          {t(`admin.registration.status.${status}`)}
        </Badge>
      ),
    },
    { key: "created", label: t("admin.column.created"), show: ({ createdAt }: Row) => dateText(createdAt) },
    {
      key: "actions",
      isAction: true,
      label: t("admin.column.actions"),
      show: (row: Row) => <DeleteButton what={row.businessName} onClick={() => onDelete(row)} />,
    },
  ];
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          {t("admin.cleanup.registrations")}
        </Title>
        <DownloadButton path="/api/v1/admin/registrations.csv" name={t("admin.cleanup.registrations")} />
      </Group>
      <PagedRecords
        query={useInfiniteQuery(adminRegistrationsQuery)}
        rowsOf={(page) => page.registrations}
        label={t("admin.cleanup.registrations")}
        columns={columns}
        failed={t("admin.cleanup.loadFailed")}
        empty={<Text c="dimmed">{t("admin.cleanup.noRegistrations")}</Text>}
      />
    </Stack>
  );
};
