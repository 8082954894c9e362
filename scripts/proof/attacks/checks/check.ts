import type { AttackWorld } from "../attack-world.ts";

/** One thing that has to hold. `threat`: which class of attack it prevents. */
export type Check = {
  threat: string;
  name: string;
  /** What is wrong; nothing on a sound build. */
  run(world: AttackWorld): Promise<string[]>;
};

/** A finding for each thing that isn't so. */
export const findingUnless = (holds: boolean, finding: string): string[] => (holds ? [] : [finding]);
