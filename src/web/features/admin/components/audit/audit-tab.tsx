import { Code, Group, Select, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdminAuditEntry } from "#contract/admin/admin-audit.ts";
import { auditFacts } from "#domain/operations/audit-facts.ts";
import { DayField } from "../../../../components/time/day-field.tsx";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { type AuditAsk, auditFilter, auditQuery } from "../../api/audit-and-inquiry-queries.ts";
import { useAdminSearch } from "../../use-admin-search.ts";
import { useInstantText } from "../../use-instant-text.ts";
import { DownloadButton } from "../download-button.tsx";
import filters from "../filter-row.module.css";
import { PagedRecords } from "../paged-records.tsx";
import { PersonSelect } from "../person-select.tsx";
import { useActionText } from "./use-action-text.ts";

/** Who did what: read only, for everyone. */
export const AuditTab = () => {
  const { t } = useTranslation();
  const { profile } = useOwner();
  const { dateTimeText } = useInstantText();
  const { actionText, wordText, groupsOf } = useActionText();
  const { search, change } = useAdminSearch();
  const { person = null, kind = null } = search;
  const startOf = (date: string | undefined, plusDays: number): string | null =>
    date === undefined
      ? null
      : Temporal.PlainDate.from(date).add({ days: plusDays }).toZonedDateTime(profile.timeZone).toInstant().toString();
  const ask: AuditAsk = { kind, person, from: startOf(search.from, 0), to: startOf(search.to, 1) };
  const query = useInfiniteQuery(auditQuery(ask));
  const kinds = query.data?.pages[0]?.kinds ?? [];
  type Row = AdminAuditEntry;
  const columns = [
    { key: "when", label: t("admin.column.when"), show: ({ at }: Row) => dateTimeText(at) },
    { key: "what", label: t("admin.column.what"), show: ({ action }: Row) => actionText(action) },
    { key: "by", label: t("admin.column.by"), show: ({ actor }: Row) => t(`admin.audit.actor.${actor}`) },
    {
      key: "account",
      label: t("admin.column.account"),
      show: ({ email, companyName }: Row) => (
        <span dir="auto">{[email, companyName].filter(Boolean).join(" · ") || t("admin.value.notAvailable")}</span>
      ),
    },
    { key: "details", label: t("admin.column.details"), show: (row: Row) => detailsOf(row, wordText) },
  ];
  return (
    <Stack gap="md">
      <Text c="dimmed">{t("admin.audit.hint")}</Text>
      <Group gap="sm" align="flex-end" className={filters.row ?? ""}>
        <Select
          size="md"
          label={t("admin.audit.kind")}
          placeholder={t("admin.audit.anyKind")}
          clearable
          searchable
          data={groupsOf(kinds, kind)}
          value={kind}
          onChange={(next) => change({ kind: next })}
        />
        <PersonSelect
          label={t("admin.person.label")}
          placeholder={t("admin.person.any")}
          value={person}
          valueName={query.data?.pages[0]?.entries.find(({ userId }) => userId === person)?.email ?? undefined}
          onChange={(next) => change({ person: next })}
        />
        {(["from", "to"] as const).map((end) => (
          <DayField
            key={end}
            label={t(`admin.appointments.${end}`)}
            emptyText={t("admin.appointments.anyDay")}
            value={search[end] ?? ""}
            onChange={(date) => change({ [end]: date })}
          />
        ))}
        <DownloadButton path="/api/v1/admin/audit.csv" query={auditFilter(ask)} />
      </Group>
      <PagedRecords
        query={query}
        rowsOf={(page) => page.entries}
        label={t("admin.audit.label")}
        columns={columns}
        failed={t("admin.list.loadFailed")}
        empty={<Text role="status">{t("admin.audit.empty")}</Text>}
      />
    </Stack>
  );
};

/** Ids, times and numbers as they are, words in the reader's language. Nothing at all where there are none. */
const detailsOf = ({ subjectId, details, userId }: AdminAuditEntry, wordText: (code: string) => string) => {
  const facts = auditFacts(details, wordText);
  const subject = subjectId === userId ? null : subjectId;
  return subject === null && facts.length === 0 ? null : (
    <Text component="span" size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
      {subject !== null && <Code>{subject}</Code>} {facts.join(", ")}
    </Text>
  );
};
