import { isDiskFull } from "../../platform/disk/is-disk-full.ts";
import { DataDirRefused } from "../../platform/postgres/make-data-dir.ts";

/** `fault`: something doesn't work. `note`: it works, but somebody should know. `unknown`: it couldn't be looked at. */
export type FindingState = "fine" | "note" | "fault" | "unknown";

export type Finding = { state: FindingState; text: string };

export const fineFinding = (text: string): Finding => ({ state: "fine", text });
export const noteFinding = (text: string): Finding => ({ state: "note", text });
export const faultFinding = (text: string): Finding => ({ state: "fault", text });

/** What went wrong, in a line and without what it carries. */
export const reasonOf = (error: unknown): string => {
  const { message, code, cause } = error as { message?: string; code?: unknown; cause?: unknown };
  const own = message || String(code ?? error);
  return (
    (cause instanceof Error && own.length < 200
      ? `${own} (${cause.message || String((cause as { code?: unknown }).code)})`
      : own
    ).split("\n")[0] ?? own
  );
};

/** A fault, unless it only follows from the disk's, which has a line of its own. */
export const failureFinding = (error: unknown): Finding =>
  isDiskFull(error) || (error instanceof DataDirRefused && error.isDiskFull)
    ? { state: "unknown", text: "can't be looked at while the disk is full" }
    : faultFinding(reasonOf(error));
