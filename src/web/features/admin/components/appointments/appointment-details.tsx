import { Alert, Button, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { appointmentSorts, mostSorted } from "#contract/admin/admin.ts";
import { appointmentStatuses } from "#domain/scheduling/appointments/appointment-status.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { orderOf, useAdminSearch } from "../../use-admin-search.ts";
import { type AppointmentsView, useAppointmentsView } from "../../use-appointments-view.ts";
import { DownloadButton } from "../download-button.tsx";
import { RecordsSkeleton } from "../paged-records.tsx";
import { RecordsFailed } from "../records-failed.tsx";
import { AppointmentFilters, type AppointmentFilterValues } from "./appointment-filters.tsx";
import { AppointmentsTable } from "./appointments-table.tsx";

export const AppointmentDetails = () => {
  const { t } = useTranslation();
  const labelId = useId();
  const [isFull, setIsFull] = useState(false);
  const { view, failure, isLoading, isLoadingMore, load, loadMore } = useAppointmentsView();
  const { search: address, change, sortBy } = useAdminSearch();
  const [search, setSearch] = useState("");
  const filters: AppointmentFilterValues = {
    ...{ search, business: address.business ?? null, from: address.from ?? "", to: address.to ?? "" },
    status: appointmentStatuses.find((known) => known === address.status) ?? "",
  };
  const setFilters = ({ search: typed, ...others }: AppointmentFilterValues) => {
    setSearch(typed);
    change(others);
  };
  const order = orderOf(address, appointmentSorts, "date");
  const filtered = presentFilters(filters);
  const narrowed = { ...filtered, sort: order.sort, order: direction(order.isDown) };
  const ask = (full: boolean) => load({ ...narrowed, includeSensitiveData: full });
  const switchTo = (next: boolean) => {
    setIsFull(next);
    if (view !== null || isLoading) ask(next);
  };
  const sortAnew = (sort: string, isDown: boolean) => {
    sortBy(sort, isDown);
    const next = appointmentSorts.find((known) => known === sort) ?? order.sort;
    load({ ...narrowed, sort: next, order: direction(isDown), includeSensitiveData: isFull });
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
          <BusyButton
            flex={{ base: "1 1 100%", sm: "0 0 auto" }}
            busy={isLoading}
            busyLabel={t("admin.list.loading")}
            onClick={() => ask(isFull)}
          >
            {t("admin.appointments.load")}
          </BusyButton>
          <DownloadButton
            path="/api/v1/admin/appointments.csv"
            query={{ ...filtered, data: isFull ? "full" : "masked" }}
          />
        </Group>
      </Group>
      <AppointmentFilters
        values={filters}
        businessName={view?.appointments.find(({ userId }) => userId === filters.business)?.business ?? undefined}
        onChange={setFilters}
      />
      {isFull && (
        <Alert color="yellow" icon={<IconShieldLock aria-hidden />} title={t("admin.appointments.noticeTitle")}>
          {t("admin.appointments.notice")}
        </Alert>
      )}
      {isLoading && <RecordsSkeleton />}
      {view === null && !isLoading && !failure && <Text c="dimmed">{t("admin.appointments.notLoaded")}</Text>}
      {view?.appointments.length === 0 && view.nextCursor === null && (
        <Text role="status">{t(hasFilters ? "admin.appointments.noMatch" : "admin.appointments.empty")}</Text>
      )}
      {view !== null && <ListNote view={view} />}
      {view !== null && view.appointments.length > 0 && (
        <AppointmentsTable appointments={view.appointments} order={{ ...order, onChange: sortAnew }} />
      )}
      {failure && (
        <RecordsFailed title={t("admin.appointments.failed")} error={failure.error} onRetry={failure.retry} />
      )}
      {view !== null && view.nextCursor !== null && !failure && (
        <MoreButton isBusy={isLoadingMore} onClick={loadMore} label={t("admin.list.more")} />
      )}
    </Stack>
  );
};

const direction = (isDown: boolean): "descending" | "ascending" => (isDown ? "descending" : "ascending");

const presentFilters = ({ search, status, business, from, to }: AppointmentFilterValues) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
  ...(business !== null && { business }),
  ...(from && { from }),
  ...(to && { to }),
});

/** What the list doesn't have, above it: below, nobody would see it before the last row. */
const ListNote = ({ view: { ask, isPartial, goesOn } }: { view: AppointmentsView }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const sort = ask.sort ?? "date";
  const number = mostSorted.toLocaleString(language);
  const notes = [
    isPartial && !ask.search && t("admin.appointments.partialOrder", { number }),
    isPartial && ask.search && t(sort === "date" ? "admin.list.partial" : "admin.appointments.partialSearch"),
    goesOn && t("admin.list.goesOn"),
  ].filter((note) => typeof note === "string" && note !== "");
  return notes.length === 0 ? null : (
    <Text size="sm" c="dimmed" role="status">
      {notes.join(" · ")}
    </Text>
  );
};

const MoreButton = ({ isBusy, label, onClick }: { isBusy: boolean; label: string; onClick(): void }) => (
  <Button variant="default" loading={isBusy} onClick={onClick}>
    {label}
  </Button>
);
