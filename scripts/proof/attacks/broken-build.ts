/**
 * A build that is broken on purpose, where a check looks: a text of the product's source that is replaced when the module
 * is loaded, and what is done to the schema. The product itself has no switch for any of it.
 */
export type BrokenBuild = {
  name: string;
  /** Names the check that has to notice. */
  check: string;
  patches: readonly Patch[];
  database?: string;
};

type Patch = { file: string; from: string; to: string };

export const patchSource = (file: string, from: string, to: string): Patch => ({ file: `src/${file}`, from, to });
