import { Alert, Button, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { apiErrorText, showToast } from "../../../../lib/toast/toast.ts";
import { useAppointmentsView } from "../../use-appointments-view.ts";
import { RecordsSkeleton } from "../paged-records.tsx";
import { AppointmentsTable } from "./appointments-table.tsx";

export const AppointmentDetails = () => {
  const { t } = useTranslation();
  const labelId = useId();
  const [isFull, setIsFull] = useState(false);
  const { view, isLoading, isLoadingMore, load, loadMore } = useAppointmentsView((error) =>
    showToast({
      title: t("errors.title"),
      description: apiErrorText(error, t("admin.appointments.failed")),
      kind: "error",
    }),
  );
  const switchTo = (next: boolean) => {
    setIsFull(next);
    if (view !== null || isLoading) load(next);
  };
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
          <BusyButton busy={isLoading} busyLabel={t("admin.list.loading")} onClick={() => load(isFull)}>
            {t("admin.appointments.load")}
          </BusyButton>
        </Group>
      </Group>
      {isFull && (
        <Alert color="yellow" icon={<IconShieldLock aria-hidden />} title={t("admin.appointments.noticeTitle")}>
          {t("admin.appointments.notice")}
        </Alert>
      )}
      {isLoading && <RecordsSkeleton />}
      {view === null && !isLoading && <Text c="dimmed">{t("admin.appointments.notLoaded")}</Text>}
      {view?.appointments.length === 0 && <Text role="status">{t("admin.appointments.empty")}</Text>}
      {view !== null && view.appointments.length > 0 && <AppointmentsTable appointments={view.appointments} />}
      {view !== null && view.nextCursor !== null && (
        <MoreButton isBusy={isLoadingMore} onClick={loadMore} label={t("admin.list.more")} />
      )}
    </Stack>
  );
};

const MoreButton = ({ isBusy, label, onClick }: { isBusy: boolean; label: string; onClick(): void }) => (
  <Button variant="default" loading={isBusy} onClick={onClick}>
    {label}
  </Button>
);
