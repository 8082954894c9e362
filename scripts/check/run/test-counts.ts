import { readFile } from "node:fs/promises";
import { z } from "zod";

export type TestCounts = { passed: number; failed: number };

export const addCounts = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

const vitestReportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

export const readVitestCounts = async (path: string): Promise<TestCounts> => {
  const report = vitestReportSchema.safeParse(await readReport(path));
  return { passed: report.data?.numPassedTests ?? 0, failed: report.data?.numFailedTests ?? 0 };
};

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

type Suite = { specs?: Spec[] | undefined; suites?: Suite[] | undefined };
type Spec = { title: string; file: string; tests: { status: string }[] };

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z
      .array(z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }))
      .optional(),
    suites: z.array(suiteSchema).optional(),
  }),
);

/** The journeys that passed only at a second try, as `file: title`. */
export const readRetriedJourneys = async (path: string): Promise<string[]> => {
  const report = suiteSchema.safeParse(await readReport(path));
  return report.success ? retriedIn(report.data) : [];
};

const retriedIn = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(retriedIn),
];

/** A test that passed at a second try passed; `readRetriedJourneys` names it. */
export const readPlaywrightCounts = async (path: string): Promise<TestCounts> => {
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = playwrightReportSchema.safeParse(await readReport(path)).data?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
};

/** A run that breaks off early leaves no report. */
const readReport = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
};
