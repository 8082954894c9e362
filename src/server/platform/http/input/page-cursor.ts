import { AppError } from "../errors/app-error.ts";

/** Where a page of a list ends, newest first: after this row. */
export type PageCursor = { beforeAt: Temporal.Instant | null; beforeId: string | null };

const form = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/** From what the caller was given with the page before; none is the first page. */
export const readCursor = (cursor: string | undefined): PageCursor => {
  if (cursor === undefined) return { beforeAt: null, beforeId: null };
  const [, at = "", id = ""] = form.exec(cursor) ?? [];
  try {
    return { beforeAt: Temporal.Instant.from(at), beforeId: id };
  } catch {
    throw new AppError("invalid-input", { fields: { cursor: "cursorInvalid" } });
  }
};

/** Splits one row more than a page holds into the page and the way to the next. */
export const toPage = <Row extends { id: string }>(
  rows: readonly Row[],
  pageSize: number,
  at: (row: Row) => Temporal.Instant,
): { shown: Row[]; nextCursor: string | null } => {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { shown, nextCursor: rows.length > pageSize && last ? `${at(last)}_${last.id}` : null };
};
