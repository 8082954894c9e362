import { type CSSProperties, type DragEvent, type ReactNode, useState } from "react";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { type DroppedAppointment, droppedTime, type GridHours, readDrop } from "./team-grid.ts";
import { hourPx } from "./team-hour.ts";
import classes from "./team-view.module.css";

type Dragged = {
  appointment: Appointment;
  /** From the card's upper edge to the pointer. */
  grabPx: number;
  over: { agentId: string; time: string } | null;
};

export type ColumnDrag = {
  handlers: Partial<Record<"onDragOverCapture" | "onDragLeave" | "onDropCapture", (event: DragEvent) => void>>;
  preview: ReactNode;
};

/**
 * Drags appointments over the team's day. The grid itself would put the beginning under the pointer and show half an
 * hour, wherever the card was taken and however long it is.
 */
export const useTeamDrag = (
  appointments: readonly Appointment[],
  hours: GridHours,
  onDrop: (dropped: DroppedAppointment | null) => void,
) => {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const { slotStepMinutes } = useOwner().profile;
  const end = () => dragged && setDragged(null);

  const timeAt = ({ clientY, currentTarget }: DragEvent, { appointment, grabPx }: Dragged): string => {
    const fromTop = clientY - grabPx - currentTarget.getBoundingClientRect().top;
    return droppedTime(appointment, (fromTop / hourPx + hours.startHour) * 60, { hours, slotStepMinutes });
  };
  const columnOf = (agentId: string): ColumnDrag => {
    if (!dragged) return { handlers: {}, preview: null };
    const { appointment, over } = dragged;
    return {
      handlers: {
        onDragOverCapture: (event) => {
          event.preventDefault();
          event.stopPropagation();
          const time = timeAt(event, dragged);
          if (over?.agentId !== agentId || over.time !== time) setDragged({ ...dragged, over: { agentId, time } });
        },
        onDragLeave: ({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setDragged({ ...dragged, over: null });
        },
        onDropCapture: (event) => {
          event.preventDefault();
          event.stopPropagation();
          setDragged(null);
          onDrop(readDrop(appointment, timeAt(event, dragged), agentId));
        },
      },
      preview: over?.agentId === agentId && <Preview appointment={appointment} time={over.time} hours={hours} />,
    };
  };
  return {
    columnOf,
    handlers: {
      onDragStart: ({ target, clientY, dataTransfer }: DragEvent) => {
        const card = (target as Element).closest("[data-event-id]");
        const appointment = appointments.find(({ id }) => id === card?.getAttribute("data-event-id"));
        if (!card || !appointment) return;
        dataTransfer.effectAllowed = "move";
        setDragged({ appointment, grabPx: clientY - card.getBoundingClientRect().top, over: null });
      },
      onDragEnd: end,
      // A card that was redrawn meanwhile doesn't say that its drag has ended.
      onPointerMove: end,
    },
  };
};

type PreviewProps = { appointment: Appointment; time: string; hours: GridHours };

/** Where the card would be, as long as it is. */
const Preview = ({ appointment: { durationMinutes }, time, hours: { startHour, endHour } }: PreviewProps) => {
  const { language } = useLanguage();
  const start = minutesOf(time);
  const end = Math.min(start + durationMinutes, endHour * 60);
  const place: CSSProperties = { top: (start / 60 - startHour) * hourPx, height: ((end - start) / 60) * hourPx };
  return (
    <div className={classes.preview} style={place} aria-hidden>
      {formatTime(time, language)} – {formatTime(timeOfMinutes((start + durationMinutes) % (24 * 60)), language)}
    </div>
  );
};
