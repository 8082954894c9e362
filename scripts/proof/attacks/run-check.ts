import "./break-build.ts";
import { chosenBuild, unusedPatches } from "./break-build.ts";

/**
 * A process of its own: loads the product as the chosen build breaks it, runs the check that has to notice, and prints
 * what it found as JSON. Everything of the product is imported after the hooks are in place.
 */
const main = async (clusterUrl: string): Promise<void> => {
  const build = chosenBuild();
  if (build === null) throw new Error("BROKEN_BUILD names the build to break");
  const { allChecks } = await import("./all-checks.ts");
  const { openAttackWorld } = await import("./attack-world.ts");
  const { runWatched } = await import("./watch-delay.ts");
  const check = allChecks.find(({ name }) => name === build.check);
  if (!check) throw new Error(`there is no check called ${build.check}`);
  const world = await openAttackWorld(clusterUrl, build.database);
  const { findings } = await runWatched(() => check.run(world));
  console.log(JSON.stringify({ threat: check.threat, findings, unused: unusedPatches() }));
  await world.close();
};

await main(process.argv[2] ?? "");
process.exit(0);
