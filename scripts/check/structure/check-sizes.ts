import type { Finding } from "../finding.ts";
import type { Source } from "../source/parse-source.ts";

const limits = { median: 80, p95: 250, longest: 400, depth: 5, folder: 20 };

export type SizeFigures = { files: number; median: number; p95: number; longest: number };

/** Keeps files small. The figures are of the product's own sources; the longest counts for tests and tools too. */
export const checkSizes = (sources: readonly Pick<Source, "path" | "lineCount">[]): Finding[] => {
  const written = sources.filter(({ path }) => !path.endsWith(".gen.ts"));
  const { median, p95 } = measureSizes(sources);
  const findings = written.flatMap(({ path, lineCount }) => {
    const messages: string[] = [];
    if (lineCount > limits.longest) {
      messages.push(`${lineCount} lines, at most ${limits.longest}; split it by the things it does`);
    }
    if (/^src\//.test(path) && path.split("/").length - 2 > limits.depth) {
      messages.push(`deeper than ${limits.depth} folders under src; flatten it`);
    }
    return messages.map((message) => ({ path, message }));
  });
  const remedy = "split the longest files";
  if (median > limits.median) {
    findings.push({ path: "src", message: `median file ${median} lines, at most ${limits.median}; ${remedy}` });
  }
  if (p95 > limits.p95) {
    findings.push({ path: "src", message: `95th percentile ${p95} lines, at most ${limits.p95}; ${remedy}` });
  }
  return findings;
};

/** Keeps folders small enough to be read at a glance. Files directly in one count, tests and styles too. */
export const checkFolders = (paths: readonly string[]): Finding[] => {
  const counts = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf("/")));
  return [...counts].flatMap(([path, { length }]) =>
    length <= limits.folder
      ? []
      : [{ path, message: `${length} files, at most ${limits.folder}; cut it by stage or by thing` }],
  );
};

/** Nearest-rank percentiles over the sources under src, without tests and generated files. */
export const measureSizes = (sources: readonly Pick<Source, "path" | "lineCount">[]): SizeFigures => {
  const lengths = sources
    .filter(({ path }) => /^src\//.test(path) && !/\.(test|gen)\.tsx?$/.test(path))
    .map(({ lineCount }) => lineCount)
    .sort((a, b) => a - b);
  const rank = (share: number) => lengths[Math.max(0, Math.ceil(lengths.length * share) - 1)] ?? 0;
  return { files: lengths.length, median: rank(0.5), p95: rank(0.95), longest: rank(1) };
};
