import { parseArgs, styleText } from "node:util";
import type { Figure } from "./figure.ts";

/** Loaded when asked for: a bench of the domain needn't wait for a database. */
const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  "bundle-size": async () => (await import("./bundle-size.ts")).measureBundleSize(),
  "slot-engine": async () => (await import("./slot-engine.ts")).measureSlotEngine(),
  "http-route": async () => (await import("./http-route.ts")).measureHttpRoute(),
  booking: async () => (await import("./booking.ts")).measureBooking(),
  race: async () => (await import("./race.ts")).measureRace(),
  bot: async () => (await import("./bot.ts")).measureBot(),
  "appointments-at-scale": async () => (await import("./appointments-at-scale.ts")).measureAppointmentsAtScale(),
};

/** `npm run bench`, `npm run bench -- http`, `npm run bench -- --json`. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "boolean" } } });
  const chosen = Object.entries(benches).filter(([name]) => positionals.every((part) => name.includes(part)));
  if (chosen.length === 0) throw new Error(`There is no such bench; there are ${Object.keys(benches).join(", ")}.`);
  const figures: Figure[] = [];
  for (const [name, measure] of chosen) {
    if (!values.json) console.log(styleText("dim", `measuring ${name} …`));
    figures.push(...(await measure()));
  }
  console.log(values.json ? JSON.stringify({ figures }) : table(figures));
};

const table = (figures: readonly Figure[]): string => {
  const rows = figures.map((figure) => [
    reaches(figure) ? styleText("green", "✓") : styleText("red", "✗"),
    figure.name.padEnd(Math.max(...figures.map(({ name }) => name.length))),
    figure.value.toFixed(3).padStart(10),
    styleText("dim", `goal ${figure.better === "lower" ? "≤" : "≥"} ${figure.goal}`),
  ]);
  return rows.map((row) => `  ${row.join("  ")}`).join("\n");
};

const reaches = ({ value, better, goal }: Figure): boolean => (better === "lower" ? value <= goal : value >= goal);

await main();
