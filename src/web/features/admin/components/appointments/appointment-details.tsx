import { Alert, Button, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { appointmentSorts } from "#contract/admin/admin.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useAppointmentsView } from "../../use-appointments-view.ts";
import { DownloadButton } from "../download-button.tsx";
import { RecordsSkeleton } from "../paged-records.tsx";
import { RecordsFailed } from "../records-failed.tsx";
import { AppointmentFilters, type AppointmentFilterValues, noFilters } from "./appointment-filters.tsx";
import { AppointmentsTable } from "./appointments-table.tsx";

export const AppointmentDetails = () => {
  const { t } = useTranslation();
  const labelId = useId();
  const [isFull, setIsFull] = useState(false);
  const { view, failure, isLoading, isLoadingMore, load, loadMore } = useAppointmentsView();
  const [filters, setFilters] = useState(noFilters);
  const [order, setOrder] = useState<{ sort: Sort; isDown: boolean }>({ sort: "date", isDown: true });
  const filtered = presentFilters(filters);
  const narrowed = { ...filtered, sort: order.sort, order: direction(order.isDown) };
  const ask = (full: boolean) => load({ ...narrowed, includeSensitiveData: full });
  const switchTo = (next: boolean) => {
    setIsFull(next);
    if (view !== null || isLoading) ask(next);
  };
  const sortBy = (sort: string, isDown: boolean) => {
    setOrder({ sort: sort as Sort, isDown });
    load({ ...narrowed, sort: sort as Sort, order: direction(isDown), includeSensitiveData: isFull });
  };
  const hasFilters = Object.keys(filtered).length > 0;
  return (
    <Stack gap="md" component="section">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          {t("admin.appointments.details")}
        </Title>
        <Group gap="sm">
          <Text size="sm" id={labelId}>
            {t("admin.appointments.dataLabel")}
          </Text>
          <SegmentedControl
            aria-labelledby={labelId}
            value={isFull ? "full" : "masked"}
            onChange={(value) => switchTo(value === "full")}
            data={[
              { value: "masked", label: t("admin.appointments.masked") },
              { value: "full", label: t("admin.appointments.full") },
            ]}
          />
          <BusyButton busy={isLoading} busyLabel={t("admin.list.loading")} onClick={() => ask(isFull)}>
            {t("admin.appointments.load")}
          </BusyButton>
          <DownloadButton
            path="/api/v1/admin/appointments.csv"
            query={{ ...filtered, data: isFull ? "full" : "masked" }}
          />
        </Group>
      </Group>
      <AppointmentFilters values={filters} onChange={setFilters} />
      {isFull && (
        <Alert color="yellow" icon={<IconShieldLock aria-hidden />} title={t("admin.appointments.noticeTitle")}>
          {t("admin.appointments.notice")}
        </Alert>
      )}
      {isLoading && <RecordsSkeleton />}
      {view === null && !isLoading && !failure && <Text c="dimmed">{t("admin.appointments.notLoaded")}</Text>}
      {view?.appointments.length === 0 && (
        <Text role="status">{t(hasFilters ? "admin.appointments.noMatch" : "admin.appointments.empty")}</Text>
      )}
      {view !== null && view.appointments.length > 0 && (
        <AppointmentsTable appointments={view.appointments} order={{ ...order, onChange: sortBy }} />
      )}
      {failure && (
        <RecordsFailed title={t("admin.appointments.failed")} error={failure.error} onRetry={failure.retry} />
      )}
      {view?.isPartial && (
        <Text size="sm" c="dimmed" role="status">
          {t(view.ask.search ? "admin.appointments.partialSearch" : "admin.appointments.partialOrder")}
        </Text>
      )}
      {view !== null && view.nextCursor !== null && !failure && (
        <MoreButton isBusy={isLoadingMore} onClick={loadMore} label={t("admin.list.more")} />
      )}
    </Stack>
  );
};

type Sort = (typeof appointmentSorts)[number];

const direction = (isDown: boolean): "descending" | "ascending" => (isDown ? "descending" : "ascending");

const presentFilters = ({ search, status, business, from, to }: AppointmentFilterValues) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
  ...(business !== null && { business }),
  ...(from && { from }),
  ...(to && { to }),
});

const MoreButton = ({ isBusy, label, onClick }: { isBusy: boolean; label: string; onClick(): void }) => (
  <Button variant="default" loading={isBusy} onClick={onClick}>
    {label}
  </Button>
);
