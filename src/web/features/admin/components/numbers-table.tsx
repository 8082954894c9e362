import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdminNumber } from "#contract/admin/admin-whatsapp.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { adminNumbersQuery } from "../api/whatsapp-records-query.ts";
import { useInstantText } from "../use-instant-text.ts";
import { DeleteButton } from "./delete-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { PagedRecords } from "./paged-records.tsx";

export const NumbersTable = ({ onDelete }: { onDelete(number: AdminNumber): void }) => {
  const { t } = useTranslation();
  const { dateText } = useInstantText();
  type Row = AdminNumber;
  const columns = [
    {
      key: "number",
      label: t("admin.column.number"),
      show: ({ phoneNumber }: Row) => <span dir="ltr">{formatPhone(phoneNumber)}</span>,
    },
    {
      key: "business",
      label: t("admin.column.business"),
      show: (row: Row) => <span dir="auto">{row.businessName ?? row.displayName ?? t("admin.value.notSet")}</span>,
    },
    { key: "owner", label: t("admin.column.owner"), show: ({ email }: Row) => email },
    { key: "status", label: t("admin.column.status"), show: (row: Row) => <NumberBadges number={row} /> },
    { key: "created", label: t("admin.column.created"), show: ({ createdAt }: Row) => dateText(createdAt) },
    {
      key: "actions",
      isAction: true,
      label: t("admin.column.actions"),
      show: (row: Row) => <DeleteButton what={row.phoneNumber} onClick={() => onDelete(row)} />,
    },
  ];
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          {t("admin.cleanup.numbers")}
        </Title>
        <DownloadButton path="/api/v1/admin/numbers.csv" name={t("admin.cleanup.numbers")} />
      </Group>
      <PagedRecords
        query={useInfiniteQuery(adminNumbersQuery)}
        rowsOf={(page) => page.numbers}
        label={t("admin.cleanup.numbers")}
        columns={columns}
        failed={t("admin.cleanup.loadFailed")}
        empty={<Text c="dimmed">{t("admin.cleanup.noNumbers")}</Text>}
      />
    </Stack>
  );
};

const colours = { verified: "green", pending: "yellow", failed: "red", cancelled: "gray" } as const;

const isKnown = (status: string): status is keyof typeof colours => status in colours;

/** A status we don't know is shown as it is. */
const NumberBadges = ({ number: { verificationStatus: status, isActive, isLeaving } }: { number: AdminNumber }) => {
  const { t } = useTranslation();
  return (
    <Group gap={6}>
      <Badge tt="none" size="lg" color={isKnown(status) ? colours[status] : "gray"}>
        {isKnown(status) ? t(`admin.number.status.${status}`) : status}
      </Badge>
      {isActive && (
        <Badge tt="none" size="lg" color="blue">
          {t("admin.cleanup.inUse")}
        </Badge>
      )}
      {isLeaving && !isActive && (
        <Badge tt="none" size="lg" color="yellow">
          {t("admin.cleanup.leaving")}
        </Badge>
      )}
    </Group>
  );
};
