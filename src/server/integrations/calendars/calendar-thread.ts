import { answerTasks } from "../../platform/parsing/answer-tasks.ts";
import type { CalendarTask } from "./calendar-pool.ts";
import { readBusy } from "./read-busy.ts";
import { readMultistatus } from "./read-multistatus.ts";

const emptyCalendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR";

answerTasks((task: CalendarTask) => {
  if (task.kind === "resources") return readMultistatus(task.bytes);
  if (task.kind === "ical") return readBusy(task);
  const texts = readMultistatus(task.bytes).flatMap(({ props }) => props["calendar-data"]?.text.trim() ?? []);
  return readBusy({ ...task, contentType: null, bytes: Buffer.from(texts.join("\r\n") || emptyCalendar) });
});
