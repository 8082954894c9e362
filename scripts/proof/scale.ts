import { parseArgs } from "node:util";
import { tempDir } from "#server/testing/temp-dir.ts";
import { measureBookings, measureMessages } from "./scale/scale-load.ts";
import { openScaleSite } from "./scale/scale-site.ts";
import { printTable } from "./shared/print-table.ts";
import { readNumber } from "./shared/read-number.ts";

const shapes = [
  { name: "1 process (ROLE=all)", webs: 1, workers: 0 },
  { name: "2 web processes, 2 workers", webs: 2, workers: 2 },
  { name: "4 web processes, 2 workers", webs: 4, workers: 2 },
];

/** `npm run proof:scale`: what several processes behind one address do, as a multiple of what one does. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { seconds: { type: "string" }, messages: { type: "string" } } });
  const ms = readNumber("seconds", values.seconds, 8) * 1_000;
  const count = readNumber("messages", values.messages, 600);
  const measured: { name: string; bookings: number; messages: number }[] = [];
  for (const { name, ...shape } of shapes) {
    using dir = tempDir();
    const site = await openScaleSite(dir.path, shape);
    try {
      await measureBookings(site.port, site.owners, 2_000);
      const bookings = await measureBookings(site.port, site.owners, ms);
      await measureMessages(site, Math.ceil(count / 4));
      measured.push({ name, bookings, messages: await measureMessages(site, count) });
    } finally {
      await site.close();
    }
  }
  const [one] = measured;
  printTable([
    ["processes", "bookings/s", "ratio", "messages/s", "ratio"],
    ...measured.map(({ name, bookings, messages }) => [
      ...[name, bookings.toFixed(0), (bookings / (one?.bookings ?? 1)).toFixed(2)],
      ...[messages.toFixed(0), (messages / (one?.messages ?? 1)).toFixed(2)],
    ]),
  ]);
};

await main();
