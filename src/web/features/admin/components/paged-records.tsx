import { Skeleton, Stack } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../components/busy-button.tsx";
import { type Column, RecordTable, type RowOrder } from "./record-table.tsx";
import { RecordsFailed } from "./records-failed.tsx";

type PagedRecordsProps<Page, Row> = {
  query: UseInfiniteQueryResult<{ pages: Page[] }>;
  rowsOf(page: Page): readonly Row[];
  label: string;
  columns: readonly Column<Row>[];
  failed: string;
  order?: RowOrder;
  /** Instead of an empty table. */
  empty: ReactNode;
};

/** A long list in pages, with what it shows while it loads, fails or is empty. */
export const PagedRecords = <Page, Row extends { id: string }>(props: PagedRecordsProps<Page, Row>) => {
  const { t } = useTranslation();
  const { data, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = props.query;
  // Said after the first failure, though it is tried again: a server that fails slowly would look as if it loaded forever.
  const error = props.query.error ?? props.query.failureReason;
  if (!data) {
    return error ? (
      <RecordsFailed title={props.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <RecordsSkeleton />
    );
  }
  const rows = data.pages.flatMap(props.rowsOf);
  if (rows.length === 0 && !hasNextPage) return props.empty;
  return (
    <Stack gap="md">
      {rows.length > 0 && <RecordTable label={props.label} columns={props.columns} rows={rows} order={props.order} />}
      {props.query.isFetchNextPageError && (
        <RecordsFailed title={props.failed} error={error} onRetry={() => void fetchNextPage()} />
      )}
      {hasNextPage && !props.query.isFetchNextPageError && (
        <BusyButton
          variant="default"
          busy={isFetchingNextPage}
          busyLabel={t("admin.list.loading")}
          onClick={() => void fetchNextPage()}
        >
          {t("admin.list.more")}
        </BusyButton>
      )}
    </Stack>
  );
};

export const RecordsSkeleton = () => (
  <Stack gap="xs">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height={48} radius="md" />
    ))}
  </Stack>
);
