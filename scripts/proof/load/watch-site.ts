import { setTimeout as sleep } from "node:timers/promises";
import type { LoadSite } from "./load-site.ts";

export type SiteWatch = {
  probes: { asked: number; refused: number; slowestMs: number };
  rssMb: number;
  stop(): Promise<void>;
};

const paths = ["/healthz", "/readyz", "/metrics"];

/** What an operator's tools see meanwhile: the probes, and how much memory the process holds. */
export const watchSite = (site: LoadSite): SiteWatch => {
  const watch: SiteWatch = {
    ...{ probes: { asked: 0, refused: 0, slowestMs: 0 }, rssMb: 0 },
    stop: async () => {
      isOver = true;
      await watching;
    },
  };
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver) {
      for (const path of paths) {
        const before = performance.now();
        const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
        await answer?.arrayBuffer().catch(() => null);
        watch.probes.asked += 1;
        if (answer?.status !== 200) watch.probes.refused += 1;
        watch.probes.slowestMs = Math.max(watch.probes.slowestMs, performance.now() - before);
      }
      watch.rssMb = Math.max(watch.rssMb, site.rssMb());
      await sleep(500);
    }
  };
  const watching = look();
  return watch;
};

/** How many requests the overload guard has refused, by who sent them. */
export const readRefusals = async ({ url }: LoadSite): Promise<{ stranger: number; known: number }> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (who: string) =>
    Number(new RegExp(`daybook_overload_refusals_total\\{who="${who}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { stranger: read("stranger"), known: read("known") };
};
