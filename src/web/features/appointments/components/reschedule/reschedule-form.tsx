import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { rescheduleTimes } from "#domain/scheduling/slots/slot-choices.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { keepChoice } from "../../../../lib/keep-choice.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { availabilityQuery } from "../../../../lib/queries/availability-query.ts";
import { bookingTypesQuery } from "../../../../lib/queries/booking-types-query.ts";
import { useAgentDirectory } from "../../../../lib/queries/use-agent-directory.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { bookingAgentsQuery } from "../../api/booking-agents-query.ts";
import { visitTimesQuery } from "../../api/visits/visit-queries.ts";
import { useZoneHint } from "../../use-zone-hint.ts";
import { ChangedElsewhereAlert } from "../changes/changed-elsewhere-alert.tsx";
import { useSeenAppointment } from "../changes/use-seen-appointment.ts";
import { ObstacleHint } from "../dialog/obstacle-hint.tsx";
import { toAgentOption, toCurrentOption } from "../fields/agent-option.ts";
import { DateField } from "../fields/date-field.tsx";
import { FieldPair } from "../fields/field-pair.tsx";
import { MenuSelect } from "../fields/menu-select.tsx";
import { SlotField } from "../fields/slot-field.tsx";
import { rescheduleChoices } from "../fields/slot-menu.ts";
import { SeriesDates } from "../series/series-dates.tsx";
import { ScopeField } from "../visits/scope-field.tsx";
import type { ChangeScope } from "../visits/use-scopes.ts";
import { useRescheduleForm } from "./use-reschedule-form.ts";
import { useScopeChoice } from "./use-scope-choice.ts";
import { useSubmitReschedule } from "./use-submit-reschedule.ts";

type RescheduleFormProps = { appointment: Appointment; onClose: () => void; onCancel: () => void };

export const RescheduleForm = ({ appointment, onClose, onCancel }: RescheduleFormProps) => {
  const { t } = useTranslation();
  const chosenForm = useRescheduleForm(appointment);
  const bookable = useQuery(bookingAgentsQuery).data?.agents;
  const form = { ...chosenForm, agentId: keepChoice(chosenForm.agentId, bookable) };
  const { scope } = form;
  const { renewing, chosen, ...wider } = useScopeChoice(appointment, form.setScope);
  // A visit or a series keeps its agents.
  const menu = useMenu(appointment, scope === "part" ? form : { ...form, agentId: appointment.agentId }, scope);
  const isOver = !canChange(appointment.status);
  const zoneHint = useZoneHint({ date: form.date, time: form.time });
  const { seen, news, acknowledge } = useSeenAppointment(appointment);
  const rescheduling = useSubmitReschedule({
    appointment: seen,
    onDone: onClose,
    onInvalid: form.setErrors,
    onOpen: wider.setOpen,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isAgentGone = scope === "part" && form.agentId === "";
        if (isAgentGone) form.setErrors({ agentId: "agentRequired" });
        else if (news === null) rescheduling.reschedule({ ...form, choices: chosen });
      }}
    >
      <Stack gap="md">
        <Current appointment={appointment} />
        <ChangedElsewhereAlert news={news} appointment={appointment} onRead={isOver ? onCancel : acknowledge} />
        <ScopeField
          appointment={appointment}
          label={t("appointments.scope.move")}
          value={scope}
          onChange={wider.setScope}
        />
        <FieldPair>
          <DateField
            id="reschedule-date"
            label={t("appointments.reschedule.newDate")}
            value={form.date}
            onChange={renewing(form.setDate)}
            error={fieldErrorText(form.errors.appointmentDate)}
          />
          <SlotField
            id="reschedule-time"
            label={t("appointments.reschedule.newTime")}
            menu={menu}
            value={form.time}
            onChange={renewing(form.setTime)}
            description={zoneHint}
            error={fieldErrorText(form.errors.appointmentTime)}
          />
        </FieldPair>
        {scope === "part" && (
          <AgentField
            appointment={appointment}
            value={form.agentId}
            onChange={form.setAgentId}
            error={fieldErrorText(form.errors.agentId ?? (form.agentId === "" ? "agentRequired" : undefined))}
          />
        )}
        {wider.list && (
          <>
            <Text role="status">{t("appointments.series.open")}</Text>
            <SeriesDates list={wider.list} choices={wider.choices} onChange={wider.setChoices} />
          </>
        )}
        <ObstacleHint appointmentId={appointment.id} />
        <DialogActions>
          <Button variant="default" onClick={onCancel} disabled={rescheduling.isPending}>
            {t("appointments.reschedule.keep")}
          </Button>
          <BusyButton
            type="submit"
            disabled={news !== null || isOver}
            busy={rescheduling.isPending}
            busyLabel={t("appointments.reschedule.busy")}
          >
            {t("appointments.reschedule.submit")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};

type AgentFieldProps = {
  appointment: Appointment;
  value: string;
  onChange: (agentId: string) => void;
  error: string | undefined;
};

/**
 * What dragging to another column does, for those who can't or don't drag. Absent where there is nobody else. The agent it
 * is with can only stay while they take appointments.
 */
const AgentField = ({ appointment, value, onChange, error }: AgentFieldProps) => {
  const { t } = useTranslation();
  const { nameOf } = useAgentDirectory();
  const { data } = useQuery(bookingAgentsQuery);
  const types = useQuery(bookingTypesQuery).data?.appointmentTypes;
  const type = types?.find(({ id }) => id === appointment.appointmentTypeId);
  const others = (data?.agents ?? []).filter(({ id }) => id !== appointment.agentId);
  if (others.length === 0 && error === undefined) return null;
  const current = toCurrentOption({ id: appointment.agentId, name: nameOf(appointment.agentId) }, data?.agents, t);
  return (
    <MenuSelect
      id="reschedule-agent"
      label={t("appointments.agent")}
      data={[current, ...others.map((agent) => toAgentOption(agent, type, t))]}
      placeholder={t("appointments.create.pickAgent")}
      value={value || null}
      onChange={(id) => onChange(id ?? value)}
      error={error}
    />
  );
};

type Chosen = { date: string; agentId: string };

const useMenu = (appointment: Appointment, { date, agentId }: Chosen, scope: ChangeScope) => {
  const isWhole = scope !== "part" && appointment.visitId !== null;
  const question = { agentId, from: date, forAppointmentId: appointment.id };
  const single = useQuery({
    ...availabilityQuery({ ...question, times: "reschedule" }),
    enabled: date !== "" && agentId !== "" && !isWhole,
  });
  const whole = useQuery({
    ...visitTimesQuery({ from: date, forVisitId: appointment.visitId ?? "", times: "reschedule" }),
    enabled: date !== "" && isWhole,
  });
  const slots = isWhole ? whole : single;
  const isSamePlace = !isWhole && date === appointment.appointmentDate && agentId === appointment.agentId;
  const currentTime = isSamePlace ? appointment.appointmentTime : null;
  const { profile } = useOwner();
  const { data } = useQuery(bookingTypesQuery);
  const type = data?.appointmentTypes.find(({ id }) => id === appointment.appointmentTypeId);
  const times = rescheduleTimes(type?.slotStepMinutes ?? profile.slotStepMinutes);
  const known = date === "" || slots.isPlaceholderData ? undefined : slots.data?.slots;
  return { within: rescheduleChoices(times, known, currentTime), outside: [] };
};

const Current = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameOf } = useAgentDirectory();
  return (
    <div>
      <Text fw={600} dir="auto">
        {appointment.clientName}
      </Text>
      <Text size="sm" c="dimmed">
        {t("appointments.reschedule.current", {
          date: formatDate(appointment.appointmentDate, language, "full"),
          time: formatTime(appointment.appointmentTime, language),
          agent: nameOf(appointment.agentId),
        })}
      </Text>
    </div>
  );
};
