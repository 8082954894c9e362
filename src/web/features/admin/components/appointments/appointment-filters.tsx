import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type AppointmentStatus, appointmentStatuses } from "#domain/scheduling/appointments/appointment-status.ts";
import { DayField } from "../../../../components/time/day-field.tsx";
import filters from "../filter-row.module.css";
import { PersonSelect } from "../person-select.tsx";

/** As typed; empty fields narrow nothing. */
export type AppointmentFilterValues = {
  search: string;
  status: "" | AppointmentStatus;
  business: string | null;
  from: string;
  to: string;
};

const noFilters: AppointmentFilterValues = { search: "", status: "", business: null, from: "", to: "" };

type AppointmentFiltersProps = {
  values: AppointmentFilterValues;
  /** The chosen business's, once a row of it is loaded. */
  businessName: string | undefined;
  onChange(values: AppointmentFilterValues): void;
};

/** They count when the list is loaded, not with each key: a search for a person is logged. */
export const AppointmentFilters = ({ values, businessName, onChange }: AppointmentFiltersProps) => {
  const { t } = useTranslation();
  const set = (change: Partial<AppointmentFilterValues>) => onChange({ ...values, ...change });
  return (
    <Stack gap={4} component="fieldset" m={0} p={0} bd={0}>
      <Text component="legend" fw={600} mb={4}>
        {t("admin.appointments.filters")}
      </Text>
      <Group gap="sm" align="flex-end" className={filters.row ?? ""}>
        <TextInput
          type="search"
          label={t("admin.appointments.search")}
          maxLength={100}
          autoComplete="off"
          dir="auto"
          value={values.search}
          onChange={(event) => set({ search: event.currentTarget.value })}
        />
        <NativeSelect
          size="md"
          label={t("admin.column.status")}
          value={values.status}
          onChange={(event) =>
            set({ status: appointmentStatuses.find((known) => known === event.currentTarget.value) ?? "" })
          }
          data={[
            { value: "", label: t("admin.appointments.anyStatus") },
            ...appointmentStatuses.map((value) => ({ value, label: t(`calendar.status.${value}`) })),
          ]}
        />
        <PersonSelect
          label={t("admin.appointments.business")}
          placeholder={t("admin.appointments.anyBusiness")}
          value={values.business}
          valueName={businessName}
          onChange={(business) => set({ business })}
        />
        {(["from", "to"] as const).map((end) => (
          <DayField
            key={end}
            label={t(`admin.appointments.${end}`)}
            emptyText={t("admin.appointments.anyDay")}
            value={values[end]}
            onChange={(date) => set({ [end]: date })}
          />
        ))}
        <Button variant="default" onClick={() => onChange(noFilters)}>
          {t("admin.appointments.clear")}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t("admin.appointments.searchHint")}
      </Text>
    </Stack>
  );
};
