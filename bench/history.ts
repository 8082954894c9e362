import { execFileSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figure.ts";

const file = join(import.meta.dirname, "history.jsonl");

/** Adds accepted figures, a line each, with the commit they were measured at. */
export const keepFigures = (figures: readonly Figure[]): void => {
  const commit = execFileSync("git", ["rev-parse", "--short=12", "HEAD"], { encoding: "utf8" }).trim();
  const date = Temporal.Now.plainDateISO("UTC").toString();
  const lines = figures.map(({ name, value, goal }) =>
    JSON.stringify({ date, commit, name, value: Number(value.toPrecision(4)), goal }),
  );
  appendFileSync(file, `${lines.join("\n")}\n`);
};
