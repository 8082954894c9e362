import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkCycles } from "./check/check-cycles.ts";
import { type AllowedFeatureImport, checkFeatures } from "./check/check-features.ts";
import { checkLayers } from "./check/check-layers.ts";
import { checkSizes, measureSizes } from "./check/check-sizes.ts";
import { checkDefaultExports, checkVocabulary } from "./check/check-vocabulary.ts";
import { findTextMarks } from "./check/find-marks.ts";
import { type Finding, formatFinding } from "./check/finding.ts";
import { listFiles } from "./check/list-files.ts";
import { parseSource } from "./check/parse-source.ts";

const root = join(import.meta.dirname, "..");
// Web features that still import each other. The list may only shrink.
const allowlistPath = "scripts/check/web-feature-imports.json";

const read = (path: string) => readFile(join(root, path), "utf8");

const paths = await listFiles(root, ["src", "scripts", "e2e", "bench", "migrations"]);
const sources = await Promise.all(
  paths.filter((path) => /\.tsx?$/.test(path)).map(async (path) => parseSource(path, await read(path))),
);
const product = sources.filter(({ path }) => path.startsWith("src/"));
const allowed = JSON.parse(await read(allowlistPath)) as AllowedFeatureImport[];

const sourceMarks = sources.flatMap(({ path, marks }) => marks.map((mark): Finding => ({ path, ...mark })));
const textMarks = await Promise.all(
  paths
    .filter((path) => /\.(sql|css|html|sh)$/.test(path))
    .map(async (path) => findTextMarks(await read(path)).map((mark): Finding => ({ path, ...mark }))),
);

const findings: Finding[] = [
  ...checkLayers(product),
  ...checkCycles(product),
  ...checkFeatures(product, allowed, allowlistPath),
  ...checkVocabulary(paths.filter((path) => !path.startsWith("migrations/"))),
  ...checkDefaultExports(sources),
  ...checkSizes(sources),
  ...sourceMarks,
  ...textMarks.flat(),
];

for (const finding of findings) console.error(formatFinding(finding));
const { files, median, p95, longest } = measureSizes(sources);
console.log(`${files} sources: median ${median} lines, 95th percentile ${p95}, longest ${longest}`);
if (findings.length > 0) process.exitCode = 1;
