import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { cloneDatabase, startTestCluster } from "#server/testing/apps/test-cluster.ts";

/** Writes the query types from the migrated database; with --check it only says whether they are current. */
const generateDbTypes = async (check: boolean): Promise<void> => {
  const cluster = await startTestCluster();
  try {
    const { url } = await cloneDatabase(cluster.adminUrl);
    const root = join(import.meta.dirname, "..");
    const types = { timestamptz: "Temporal.Instant", int8: "number", time: "string", tstzrange: "string" };
    execFileSync(
      process.execPath,
      [
        join(root, "node_modules/kysely-codegen/dist/cli/bin.js"),
        `--url=${url}`,
        "--dialect=postgres",
        "--date-parser=string",
        "--numeric-parser=number",
        "--exclude-pattern=graphile_worker.*",
        `--type-mapping=${JSON.stringify(types)}`,
        `--out-file=${join(root, "src/server/platform/db/schema.gen.ts")}`,
        ...(check ? ["--verify"] : []),
      ],
      { stdio: "inherit" },
    );
  } finally {
    await cluster.stop();
  }
};

await generateDbTypes(process.argv.includes("--check"));
