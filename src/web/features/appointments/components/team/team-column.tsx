import { DayView, type ScheduleEventData } from "@mantine/schedule";
import { type CSSProperties, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { Break } from "#contract/scheduling/breaks.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { AgentAvatar } from "../../../../components/agent/agent-avatar.tsx";
import { unknownAgentColor } from "../../../../lib/agent-color.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useBusyBlocks } from "../../../../lib/queries/use-busy-blocks.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import classes from "./team-column.module.css";
import { TeamEventBody } from "./team-event-body.tsx";
import { agentHours, type GridHours, gridDate, gridTime, toBreakEvent, toBusyEvent, toTeamEvent } from "./team-grid.ts";
import { hourPx } from "./team-hour.ts";

type TeamColumnProps = {
  agent: Agent;
  color: string | undefined;
  date: string;
  hours: GridHours;
  /** Null unless the day is today. */
  nowTime: string | null;
  /** The day is over: nothing moves any more. */
  isLocked: boolean;
  /** The day's, everyone's alike. */
  breaks: readonly Break[];
  /** Everyone's: what is dragged here may be another agent's. */
  appointments: readonly Appointment[];
  onOpen: (appointmentId: string) => void;
  onCreate: (time: string) => void;
  onDrop: (appointmentId: string, dropped: string, agentId: string) => void;
};

/** An agent's day. */
export const TeamColumn = ({
  agent,
  color,
  appointments,
  breaks,
  hours,
  isLocked,
  onDrop,
  ...props
}: TeamColumnProps) => {
  const { t } = useTranslation();
  const slotLabel = useSlotLabel(agent.name);
  const busy = useBusyBlocks(props.date, agent.id);
  const { profile } = useOwner();
  const events = useMemo(
    () => [
      ...busy.map((block) => toBusyEvent(block, t("calendar.busyElsewhere", { calendar: block.calendar }))),
      ...breaks.map((pause) => toBreakEvent(pause, pause.breakName ?? t("calendar.break"))),
      ...appointments.filter(({ agentId }) => agentId === agent.id).map(toTeamEvent),
    ],
    [appointments, breaks, busy, agent.id, t],
  );
  return (
    <div className={classes.column} style={{ "--agent": color ?? unknownAgentColor } as CSSProperties}>
      <div className={classes.head}>
        <AgentAvatar name={agent.name} picture={agent.avatar} color={color ?? unknownAgentColor} size={28} />
        <span dir="auto" className={classes.name}>
          {agent.name}
        </span>
        {!agent.isActive && <span className={classes.inactive}>{t("appointments.team.inactive")}</span>}
      </div>
      <DayView
        date={gridDate}
        events={events}
        startTime={gridTime(hours.startHour)}
        endTime={gridTime(hours.endHour)}
        intervalMinutes={30}
        eventDragInterval={profile.slotStepMinutes}
        slotHeight={hourPx}
        withHeader={false}
        withAllDaySlot={false}
        withCurrentTimeIndicator={props.nowTime !== null}
        withCurrentTimeBubble={false}
        getCurrentTime={() => `${gridDate} ${props.nowTime ?? "00:00"}:00`}
        highlightBusinessHours
        businessHours={agentHours(agent, props.date)}
        withEventsDragAndDrop={!isLocked}
        onEventDrop={({ eventId, newStart }) => onDrop(String(eventId), newStart, agent.id)}
        {...(!isLocked && {
          onExternalEventDrop: (data: DataTransfer, dropped: string) => onDrop(draggedId(data), dropped, agent.id),
        })}
        onEventClick={({ id }) => props.onOpen(String(id))}
        onTimeSlotClick={({ slotStart }) => props.onCreate(slotStart.slice(11, 16))}
        getTimeSlotProps={({ start }) => ({ "aria-label": slotLabel(start.slice(11, 16)) })}
        renderEventBody={(event: ScheduleEventData<{ appointment?: Appointment }>) =>
          event.payload?.appointment ? (
            <TeamEventBody appointment={event.payload.appointment} />
          ) : (
            <span dir="auto" className={classes.break} data-break>
              {event.title}
            </span>
          )
        }
        classNames={classes}
      />
    </div>
  );
};

const useSlotLabel = (agent: string) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (time: string): string => t("appointments.team.book", { agent, time: formatTime(time, language) });
};

/** What the grid attaches to a drag; anything else that is dropped here, such as a file, names nothing. */
const draggedId = (data: DataTransfer): string => {
  try {
    return String((JSON.parse(data.getData("application/json")) as { eventId?: unknown }).eventId);
  } catch {
    return "";
  }
};
