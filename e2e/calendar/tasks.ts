import type { Browser, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** What a step took: the longest task, and how many elements were added at once. */
export type Taken = { longestMs: number; mostAdded: number };

/** Follows a page from now on. What is measured is looked at and clicked from inside: a locator's walk would count, too. */
export const watchTasks = async (browser: Browser, page: Page) => {
  await page.evaluate(() => {
    const added: number[] = [];
    const countAll = (node: Node) => (node instanceof Element ? 1 + node.querySelectorAll("*").length : 0);
    new MutationObserver((records) => {
      added.push(records.flatMap((each) => [...each.addedNodes]).reduce((sum, node) => sum + countAll(node), 0));
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { added });
  });
  const trace = async (act: () => Promise<unknown>): Promise<number[]> => {
    await browser.startTracing(page, { categories: ["toplevel"] });
    await act();
    return taskMs(await browser.stopTracing());
  };
  return {
    measure: async (act: () => Promise<unknown>): Promise<Taken> => {
      await page.evaluate(() => (window as unknown as Watched).added.splice(0));
      const [longestMs = 0] = await trace(act);
      const added = await page.evaluate(() => (window as unknown as Watched).added);
      return { longestMs, mostAdded: Math.max(0, ...added) };
    },
    /** The same work on every machine, to compare with: a thousand elements built, laid out and removed. */
    calibrate: async (): Promise<number> => {
      const times = await trace(() => page.evaluate(build, 7));
      return times[3] ?? 0;
    },
  };
};

type Watched = { added: number[] };

const build = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const box = document.createElement("div");
    for (let index = 0; index < 1000; index++) {
      const line = document.createElement("p");
      line.title = `Line ${index}`;
      line.style.width = `${index}px`;
      line.append(`Line ${index}`);
      box.append(line);
    }
    document.body.append(box);
    box.getBoundingClientRect();
    box.remove();
  }
};

/** The time each task had the processor, which other programs on the machine don't lengthen much; the longest first. */
const taskMs = (trace: Buffer): number[] => {
  type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const pages = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const isPage = ({ pid, tid }: TraceEvent) => pages.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = traceEvents.filter((event) => event.name.endsWith("::RunTask") && isPage(event));
  // The trace has recorded something. A quick page has few tasks.
  expect(tasks.length).toBeGreaterThan(3);
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
};
