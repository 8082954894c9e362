import type { Span } from "../../owner-command.ts";

/** The afternoon reaches to the end of the day: nobody is off in the afternoon and there in the evening. */
export const partOfDay = (span: Span): Span =>
  span.fromMinute === 720 && span.toMinute === 1080 ? { ...span, toMinute: 1440 } : span;
