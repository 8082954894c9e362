import { Skeleton, Stack } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../components/busy-button.tsx";
import { failureOf, nextPageFailureOf } from "../../../lib/queries/failing/failure-of.ts";
import classes from "./record-table.module.css";
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
  const { data, isPlaceholderData, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = props.query;
  const failure = failureOf(props.query);
  if (failure) return <RecordsFailed title={props.failed} error={failure} onRetry={() => void refetch()} />;
  if (!data) return <RecordsSkeleton />;
  const nextFailure = nextPageFailureOf(props.query);
  const rows = data.pages.flatMap(props.rowsOf);
  // What another search didn't find says nothing about this one.
  if (rows.length === 0 && isPlaceholderData) return <RecordsSkeleton />;
  if (rows.length === 0 && !hasNextPage) return props.empty;
  return (
    <Stack gap="md" aria-busy={isPlaceholderData} className={classes.records ?? ""}>
      {rows.length > 0 && <RecordTable label={props.label} columns={props.columns} rows={rows} order={props.order} />}
      {nextFailure && <RecordsFailed title={props.failed} error={nextFailure} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !nextFailure && !isPlaceholderData && (
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
