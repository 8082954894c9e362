import { ActionIcon } from "@mantine/core";
import { DayView } from "@mantine/schedule";
import { IconBan, IconHourglass } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { type CSSProperties, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { Break } from "#contract/scheduling/breaks.ts";
import type { Language } from "#domain/languages.ts";
import { displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import type { ClosureBlock } from "#domain/scheduling/closures/closure-blocks.ts";
import { AgentAvatar } from "../../../../components/agent/agent-avatar.tsx";
import { unknownAgentColor } from "../../../../lib/agent-color.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { busyWords, useBusyBlocks } from "../../../../lib/queries/use-busy-blocks.ts";
import classes from "./team-column.module.css";
import { TeamEventBody } from "./team-event-body.tsx";
import {
  agentHours,
  type GridHours,
  gridDate,
  gridTime,
  isShown,
  outsideOf,
  type TeamEvent,
  toBreakEvent,
  toBusyEvent,
  toClosureEvent,
  toTeamEvent,
} from "./team-grid.ts";
import { hourPx } from "./team-hour.ts";
import type { ColumnDrag } from "./use-team-drag.tsx";

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
  /** Everyone's. */
  appointments: readonly Appointment[];
  onOpen: (appointmentId: string) => void;
  onCreate: (time: string) => void;
  /** Time off, closings and holidays of the day that concern the agent. */
  blocks: readonly ClosureBlock[];
  onEditBlock: (block: ClosureBlock) => void;
  /** Drawn over empty time; null for the day as such. */
  onDraw: (range: { fromTime: string; toTime: string }) => void;
  onBlock: () => void;
  drag: ColumnDrag;
};

/** An agent's day. */
export const TeamColumn = ({
  agent,
  color,
  appointments,
  breaks,
  blocks,
  hours,
  isLocked,
  drag,
  ...props
}: TeamColumnProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const slotLabel = useSlotLabel(agent.name);
  const busy = useBusyBlocks(props.date, agent.id);
  const blockTitle = ({ kind, name }: ClosureBlock) => [name, t(`calendar.blocks.${kind}`)].filter(Boolean).join(" · ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hours by their values, the words with the language
  const events = useMemo(
    () => [
      ...outsideOf(busy, blocks).map((block) => toBusyEvent(block, busyWords(block, t))),
      ...outsideOf(breaks, blocks).map((pause) => toBreakEvent(pause, pause.breakName ?? t("calendar.break"))),
      ...blocks
        .filter((block) => isShown(block, hours))
        .map((block) => toClosureEvent(block, blockTitle(block), hours)),
      ...appointments
        .filter(({ agentId }) => agentId === agent.id)
        .map((appointment) => toTeamEvent(appointment, wholeOf(appointment, t, language))),
    ],
    [appointments, breaks, busy, blocks, hours.startHour, hours.endHour, agent.id, t, language],
  );
  return (
    <div className={classes.column} style={{ "--agent": color ?? unknownAgentColor } as CSSProperties}>
      <ColumnHead agent={agent} color={color ?? unknownAgentColor} onBlock={isLocked ? null : props.onBlock} />
      <div className={classes.hours} {...drag.handlers}>
        {drag.preview}
        <DayView
          date={gridDate}
          events={events}
          startTime={gridTime(hours.startHour)}
          endTime={gridTime(hours.endHour)}
          intervalMinutes={rowMinutes}
          slotHeight={hourPx}
          withHeader={false}
          withAllDaySlot={false}
          withCurrentTimeIndicator={props.nowTime !== null}
          withCurrentTimeBubble={false}
          getCurrentTime={() => `${gridDate} ${props.nowTime ?? "00:00"}:00`}
          highlightBusinessHours
          businessHours={agentHours(agent, props.date)}
          withEventsDragAndDrop={!isLocked}
          withInteractiveBackgroundEvents
          onEventClick={({ id, payload }) => {
            const { block, appointment } = (payload ?? {}) as NonNullable<TeamEvent["payload"]>;
            if (block) props.onEditBlock(block);
            else if (appointment) props.onOpen(String(id));
          }}
          withDragSlotSelect={!isLocked}
          onSlotDragEnd={(from, to) => props.onDraw({ fromTime: from.slice(11, 16), toTime: endTimeOf(to) })}
          onTimeSlotClick={({ slotStart }) => props.onCreate(slotStart.slice(11, 16))}
          getTimeSlotProps={({ start }) => ({ "aria-label": slotLabel(start.slice(11, 16)) })}
          renderEventBody={(event: TeamEvent) =>
            event.payload?.appointment ? (
              <TeamEventBody appointment={event.payload.appointment} />
            ) : (
              <span dir="auto" className={classes.break} data-break data-held={event.payload?.isHeld || undefined}>
                {event.payload?.isHeld && <IconHourglass size={16} aria-hidden />}
                {event.title}
              </span>
            )
          }
          classNames={classes}
        />
      </div>
    </div>
  );
};

type ColumnHeadProps = { agent: Agent; color: string /** Null on a day that is over. */; onBlock: (() => void) | null };

const ColumnHead = ({ agent, color, onBlock }: ColumnHeadProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.head}>
      <span className={classes.picture}>
        <AgentAvatar name={agent.name} picture={agent.avatar} color={color} size={28} />
      </span>
      <span dir="auto" className={classes.name}>
        {agent.name}
      </span>
      {onBlock && (
        <ActionIcon
          variant="subtle"
          size={28}
          color="gray"
          className={classes.blockDay}
          aria-label={t("calendar.blocks.blockAgent", { agent: agent.name })}
          onClick={onBlock}
        >
          <IconBan size={16} aria-hidden />
        </ActionIcon>
      )}
      {!agent.isActive && <span className={classes.inactive}>{t("appointments.team.inactive")}</span>}
    </div>
  );
};

const useSlotLabel = (agent: string) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (time: string): string => t("appointments.team.book", { agent, time: formatTime(time, language) });
};

/** What the tooltip says: beside others at the same time, a card has room for little of it. */
const wholeOf = (appointment: Appointment, t: TFunction, language: Language): string =>
  [
    ...[formatTime(appointment.appointmentTime, language), appointment.clientName, appointment.serviceType],
    t(`calendar.status.${displayStatus(appointment.status)}`),
  ].join(", ");

const rowMinutes = 30;

/** The grid ends the day a second early. */
const endTimeOf = (to: string): string => (to.slice(11, 16) === "23:59" ? "24:00" : to.slice(11, 16));
