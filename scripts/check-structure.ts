import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Finding, formatFinding } from "./check/finding.ts";
import { listFiles } from "./check/source/list-files.ts";
import { parseSource } from "./check/source/parse-source.ts";
import { checkCycles } from "./check/structure/check-cycles.ts";
import { checkExportNames } from "./check/structure/check-export-names.ts";
import { checkFeatures } from "./check/structure/check-features.ts";
import { checkNormalForm } from "./check/structure/check-normal-form.ts";
import { checkOutbound } from "./check/structure/check-outbound.ts";
import { checkFolders, checkSizes, measureSizes } from "./check/structure/check-sizes.ts";
import { checkVocabulary } from "./check/structure/check-vocabulary.ts";
import { findTextMarks } from "./check/structure/find-marks.ts";

const root = join(import.meta.dirname, "..");

const read = (path: string) => readFile(join(root, path), "utf8");

const paths = await listFiles(root, ["src", "scripts", "e2e", "bench", "migrations"]);
const sources = await Promise.all(
  paths.filter((path) => /\.tsx?$/.test(path)).map(async (path) => parseSource(path, await read(path))),
);
const product = sources.filter(({ path }) => path.startsWith("src/"));

const sourceMarks = sources.flatMap(({ path, marks }) => marks.map((mark): Finding => ({ path, ...mark })));
const textMarks = await Promise.all(
  paths
    .filter((path) => /\.(sql|css|html|sh)$/.test(path))
    .map(async (path) => findTextMarks(await read(path)).map((mark): Finding => ({ path, ...mark }))),
);

const findings: Finding[] = [
  ...checkCycles(product),
  ...checkFeatures(product),
  ...checkExportNames(product),
  ...checkNormalForm(product),
  ...checkOutbound(product),
  ...checkVocabulary(paths.filter((path) => !path.startsWith("migrations/"))),
  ...checkSizes(sources),
  // Migrations are a sequence: a folder of them grows with every one.
  ...checkFolders(paths.filter((path) => !path.startsWith("migrations/"))),
  ...sourceMarks,
  ...textMarks.flat(),
];

for (const finding of findings) console.error(formatFinding(finding));
const { files, median, p95, longest } = measureSizes(sources);
console.log(`${files} sources: median ${median} lines, 95th percentile ${p95}, longest ${longest}`);
if (findings.length > 0) process.exitCode = 1;
