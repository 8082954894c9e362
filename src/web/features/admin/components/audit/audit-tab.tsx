import { Code, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#contract/admin/admin-audit.ts";
import type { AdminSearch } from "../../../../lib/search/admin-search.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { auditQuery } from "../../api/audit-and-inquiry-queries.ts";
import { useInstantText } from "../../use-instant-text.ts";
import { PagedRecords } from "../paged-records.tsx";
import { PersonSelect } from "../person-select.tsx";
import { useActionText } from "./use-action-text.ts";

/** Who did what: read only, for everyone. */
export const AuditTab = () => {
  const { t } = useTranslation();
  const { profile } = useOwner();
  const { dateTimeText } = useInstantText();
  const { actionText, groupsOf } = useActionText();
  const search: AdminSearch = useSearch({ strict: false });
  const person = search.person ?? null;
  const navigate = useNavigate();
  const [kind, setKind] = useState<string | null>(null);
  const [days, setDays] = useState({ from: "", to: "" });
  const startOf = (date: string, plusDays: number): string | null =>
    date === ""
      ? null
      : Temporal.PlainDate.from(date).add({ days: plusDays }).toZonedDateTime(profile.timeZone).toInstant().toString();
  const query = useInfiniteQuery(auditQuery({ kind, person, from: startOf(days.from, 0), to: startOf(days.to, 1) }));
  const kinds = query.data?.pages[0]?.kinds ?? [];
  type Row = AuditEntry;
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
    { key: "details", label: t("admin.column.details"), show: (entry: Row) => <Details entry={entry} /> },
  ];
  return (
    <Stack gap="md">
      <Text c="dimmed">{t("admin.audit.hint")}</Text>
      <Group gap="sm" align="flex-end">
        <Select
          label={t("admin.audit.kind")}
          placeholder={t("admin.audit.anyKind")}
          clearable
          searchable
          data={groupsOf(kinds, kind)}
          value={kind}
          onChange={setKind}
        />
        <PersonSelect
          label={t("admin.person.label")}
          placeholder={t("admin.person.any")}
          value={person}
          onChange={(next) =>
            void navigate({ to: "/admin", search: { tab: "audit", ...(next !== null && { person: next }) } })
          }
        />
        {(["from", "to"] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={t(`admin.appointments.${end}`)}
            value={days[end]}
            max="2099-12-31"
            onChange={(event) => setDays({ ...days, [end]: event.currentTarget.value })}
          />
        ))}
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

/** Ids, times and numbers, as they are. */
const Details = ({ entry: { subjectId, details, userId } }: { entry: AuditEntry }) => {
  const facts = Object.entries(details).filter(([, value]) => value !== null && value !== "");
  return (
    <Text component="span" size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
      {subjectId !== null && subjectId !== userId && <Code>{subjectId}</Code>}{" "}
      {facts.map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`).join(", ")}
    </Text>
  );
};
