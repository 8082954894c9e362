import { Group, NativeSelect, SegmentedControl, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type InquiryKind, type InquiryState, inquiryStates } from "#contract/admin/admin-inquiries.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { inquiriesQuery } from "../../api/audit-and-inquiry-queries.ts";
import { useAdminSearch } from "../../use-admin-search.ts";
import { DownloadButton } from "../download-button.tsx";
import filters from "../filter-row.module.css";
import { RecordsSkeleton } from "../paged-records.tsx";
import { RecordsFailed } from "../records-failed.tsx";
import { InquiryCard } from "./inquiry-card.tsx";

/** What owners and visitors wrote to us, whole, with what was answered. */
export const MessagesTab = () => {
  const { t } = useTranslation();
  const { search, change } = useAdminSearch();
  const kind: InquiryKind = search.kind === "contact" ? "contact" : "ticket";
  const state = inquiryStates.find((known) => known === search.status) ?? null;
  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end" justify="space-between" className={filters.row ?? ""}>
        <SegmentedControl
          aria-label={t("admin.messages.kind")}
          value={kind}
          onChange={(next) => change({ kind: next })}
          data={[
            { value: "ticket", label: t("admin.messages.ticket") },
            { value: "contact", label: t("admin.messages.contact") },
          ]}
        />
        <Group gap="sm" align="flex-end" className={filters.row ?? ""}>
          <NativeSelect
            size="md"
            label={t("admin.messages.state")}
            value={state ?? ""}
            onChange={(event) => change({ status: event.currentTarget.value })}
            data={[
              { value: "", label: t("admin.messages.anyState") },
              ...inquiryStates.map((value) => ({ value, label: t(`admin.messages.${value}`) })),
            ]}
          />
          <DownloadButton path="/api/v1/admin/messages.csv" query={{ kind, ...(state !== null && { state }) }} />
        </Group>
      </Group>
      <InquiryList key={kind} kind={kind} state={state} />
    </Stack>
  );
};

const InquiryList = ({ kind, state }: { kind: InquiryKind; state: InquiryState | null }) => {
  const { t } = useTranslation();
  const query = useInfiniteQuery(inquiriesQuery(kind, state));
  const error = query.error ?? query.failureReason;
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  if (!query.data && !error) return <RecordsSkeleton />;
  const inquiries = query.data?.pages.flatMap((page) => page.inquiries) ?? [];
  return (
    <Stack gap="md" maw="60rem">
      {query.data && inquiries.length === 0 && <Text role="status">{t("admin.messages.empty")}</Text>}
      {inquiries.map((inquiry) => (
        <InquiryCard key={inquiry.id} kind={kind} inquiry={inquiry} />
      ))}
      {error && <RecordsFailed title={t("admin.messages.failed")} error={error} onRetry={retry} />}
      {query.hasNextPage && !error && (
        <BusyButton
          variant="default"
          busy={query.isFetchingNextPage}
          busyLabel={t("admin.list.loading")}
          onClick={() => void query.fetchNextPage()}
        >
          {t("admin.list.more")}
        </BusyButton>
      )}
    </Stack>
  );
};
