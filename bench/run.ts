import { spawnSync } from "node:child_process";
import { parseArgs, styleText } from "node:util";
import type { Effort, Figure } from "./figure.ts";
import { floorOf, isBelowFloor } from "./floors.ts";
import { keepFigures } from "./history.ts";

/** Loaded when asked for: a bench of the domain needn't wait for a database. */
const benches: Readonly<Record<string, (effort: Effort) => Promise<Figure[]>>> = {
  "bundle-size": async () => (await import("./bundle-size.ts")).measureBundleSize(),
  reading: async (effort) => (await import("./reading.ts")).measureReading(effort),
  "customer-messages": async () => (await import("./customer-messages.ts")).measureCustomerMessages(),
  "slot-engine": async () => (await import("./slot-engine.ts")).measureSlotEngine(),
  "http-route": async (effort) => (await import("./http-route.ts")).measureHttpRoute(effort),
  booking: async (effort) => (await import("./booking.ts")).measureBooking(effort),
  "owner-scaling": async (effort) => (await import("./owner-scaling.ts")).measureOwnerScaling(effort),
  race: async () => (await import("./race.ts")).measureRace(),
  bot: async () => (await import("./bot.ts")).measureBot(),
  memory: async () => (await import("./memory/measure-memory.ts")).measureMemory(),
  growth: async () => (await import("./growth/measure-growth.ts")).measureGrowth(),
  "appointments-at-scale": async () => (await import("./appointments-at-scale.ts")).measureAppointmentsAtScale(),
};

/** Ratios, which a busy machine changes least, counts and bytes; the web client is built for the browser tests anyway. */
const quickBenches = new Set([
  ...["bundle-size", "reading", "customer-messages", "slot-engine", "http-route", "booking", "owner-scaling"],
]);

/** `npm run bench`, `-- http`, `-- --json`; `-- --quick` as CI does; `-- --keep` adds the figures to the history. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean" }, quick: { type: "boolean" }, keep: { type: "boolean" } },
  });
  const effort: Effort = values.quick ? "quick" : "full";
  const chosen = Object.entries(benches)
    .filter(([name]) => positionals.every((part) => name.includes(part)))
    .filter(([name]) => effort === "full" || quickBenches.has(name));
  if (chosen.length === 0) throw new Error(`There is no such bench; there are ${Object.keys(benches).join(", ")}.`);
  const figures: Figure[] = [];
  for (const [name, measure] of chosen) {
    if (!values.json) console.log(styleText("dim", `measuring ${name} …`));
    const isApart = effort === "full" && chosen.length > 1;
    figures.push(...(isApart ? measureApart(name) : await measureTwiceIfFallen(() => measure(effort))));
  }
  console.log(values.json ? JSON.stringify({ figures }) : table(figures));
  const fallen = figures.filter(isBelowFloor);
  for (const { name } of fallen)
    console.error(`${name} is past its floor: a change has made it slower (bench/floors.ts)`);
  if (fallen.length > 0) process.exitCode = 1;
  else if (values.keep) keepFigures(figures);
};

/** In a process of its own: what one bench has compiled, loaded and kept isn't what the next one measures. */
const measureApart = (name: string): Figure[] => {
  const { stdout } = spawnSync(process.execPath, [import.meta.filename, name, "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  return (JSON.parse(stdout) as { figures: Figure[] }).figures;
};

/** Once is bad luck: a figure past its floor counts when a second measurement agrees. */
const measureTwiceIfFallen = async (measure: () => Promise<Figure[]>): Promise<Figure[]> => {
  const first = await measure();
  if (!first.some(isBelowFloor)) return first;
  const second = await measure();
  return first.map((figure, index) => (isBelowFloor(figure) ? (second[index] ?? figure) : figure));
};

const table = (figures: readonly Figure[]): string => {
  const rows = figures.map((figure) => {
    const sign = figure.better === "lower" ? "≤" : "≥";
    const floor = floorOf(figure);
    return [
      reaches(figure) ? styleText("green", "✓") : styleText(isBelowFloor(figure) ? "red" : "yellow", "✗"),
      figure.name.padEnd(Math.max(...figures.map(({ name }) => name.length))),
      figure.value.toFixed(3).padStart(10),
      styleText("dim", `goal ${sign} ${figure.goal}${floor === null ? "" : `, floor ${floor.toFixed(3)}`}`),
    ];
  });
  return rows.map((row) => `  ${row.join("  ")}`).join("\n");
};

const reaches = ({ value, better, goal }: Figure): boolean => (better === "lower" ? value <= goal : value >= goal);

await main();
