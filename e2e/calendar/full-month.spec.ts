import type { Page } from "@playwright/test";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { buildAgent } from "#server/testing/builders/build-scheduling.ts";
import { databaseUrl, expect, type SignedIn, test } from "../fixtures.ts";
import { monday, zone } from "../week-ahead.ts";

test("five thousand appointments in a month keep nobody waiting @trial", async ({ owner, browser }) => {
  test.slow();
  const { page } = owner;
  const marta = await buildAgent(databaseUrl(), owner.id, { name: "Marta" });
  const first = `${monday.slice(0, 7)}-01`;
  await insertMany(owner, marta, first);
  await page.goto(`/app?view=day&date=${addDays(first, 60)}`);
  await expect(page.getByRole("button", { name: /(available|closed)$/ })).toHaveCount(11);

  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  // Looked at and clicked from inside: a locator's own walk through the page would be measured, too.
  await leafThrough(page, `/app?view=month&date=${first}`, "180", 28);
  const longest = longestTaskMs(await browser.stopTracing());
  console.log(`longest task with 5,040 appointments: ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(200);
});

/** Opens the month without loading the page again, selects three days, then looks at the day and at the week. */
const leafThrough = (page: Page, address: string, count: string, dayCount: number): Promise<void> =>
  page.evaluate(
    async ([address, count, dayCount]) => {
      const until = async <Found>(find: () => Found | undefined | false | null): Promise<Found> => {
        for (;;) {
          const found = find();
          if (found) return found;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      const settle = () => new Promise((resolve) => setTimeout(resolve, 300));
      const buttons = (text: string) =>
        [...document.querySelectorAll("button")].filter((one) => one.textContent === text);
      history.pushState({}, "", address);
      window.dispatchEvent(new PopStateEvent("popstate"));
      const days = () => [...document.querySelectorAll("td button")].filter((day) => day.textContent?.endsWith(count));
      await until(() => days().length >= dayCount);
      for (const at of [5, 12, 20]) {
        await settle();
        (days()[at] as HTMLElement).click();
      }
      for (const name of ["Day", "Week"]) {
        await settle();
        buttons(name)[0]?.click();
        await until(() => (name === "Day" ? buttons("Show all (12)")[0] : buttons("+177 more")[0]));
      }
      await settle();
    },
    [address, count, dayCount] as const,
  );

/** The time a task had the processor, which other programs on the machine don't lengthen. */
const longestTaskMs = (trace: Buffer): number => {
  type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const pages = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const isPage = ({ pid, tid }: TraceEvent) => pages.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = traceEvents.filter((event) => /RunTask$/.test(event.name) && isPage(event));
  expect(tasks.length).toBeGreaterThan(100);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
};

/** 28 days of 180, one every five minutes from 6 o'clock: more than a salon of twenty agents has. */
const insertMany = (owner: SignedIn, agentId: string, first: string) =>
  asAdmin(databaseUrl(), (client) =>
    client.query(
      `insert into appointments (id, user_id, agent_id, client_name, client_phone, appointment_date, appointment_time,
         duration, service_type, status, overbooked, starts_at, ends_at, blocks)
       select gen_random_uuid(), $1, $2, 'Client ' || n, '+34600000000', wall::date, wall::time, 30,
         'Haircut', 'confirmed', true, starts_at, starts_at + interval '30 min',
         tstzrange(starts_at, starts_at + interval '30 min')
       from generate_series(0, 28 * 180 - 1) n,
         lateral (select $3::date + (n / 180) * interval '1 day' + interval '6 hours' + (n % 180) * interval '5 min' wall) w,
         lateral (select (wall::timestamp at time zone $4) starts_at) s`,
      [owner.id, agentId, first, zone],
    ),
  );
