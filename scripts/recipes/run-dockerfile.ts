import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export type Stage = {
  /** What is `/` in the stage. */
  root: string;
  folder: string;
  environment: Record<string, string>;
  command: string[];
  health: string[];
};

type Context = {
  /** Where `COPY` takes files from; what .dockerignore names is removed there first. */
  source: string;
  /** Each stage gets a folder below it. */
  target: string;
  run(lines: string, options: { cwd: string }): Promise<{ code: number | null; output: string }>;
};

type State = Context & { stages: Map<string, Stage>; stage: Stage };

/** Carries out a Dockerfile as shell lines in folders: each stage in one of its own. The last stage is the image. */
export const runDockerfile = async (path: string, context: Context): Promise<Stage> => {
  removeIgnored(context.source);
  const none = { root: "", folder: "", environment: {}, command: [], health: [] };
  const state: State = { ...context, stages: new Map(), stage: none };
  for (const line of readFileSync(path, "utf8").replaceAll("\\\n", " ").split("\n")) {
    const [, word, rest = ""] = /^\s*([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === undefined || line.startsWith("#")) continue;
    const step = steps.get(word);
    if (step === undefined) throw new Error(`the Dockerfile says ${word}, which isn't carried out here`);
    await step(state, rest.trim());
  }
  return state.stage;
};

const inStage = ({ stage }: State, place: string): string =>
  place.startsWith("/") ? join(stage.root, place) : join(stage.folder, place);

const steps = new Map<string, (state: State, rest: string) => void | Promise<void>>([
  [
    "FROM",
    (state, rest) => {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? "image";
      const root = join(state.target, name);
      mkdirSync(root, { recursive: true });
      state.stage = { root, folder: root, environment: {}, command: [], health: [] };
      state.stages.set(name, state.stage);
    },
  ],
  [
    "ENV",
    ({ stage }, rest) => {
      for (const pair of rest.split(" ")) stage.environment[pair.split("=")[0] ?? ""] = pair.replace(/^\w+=/, "");
    },
  ],
  [
    "WORKDIR",
    (state, rest) => {
      state.stage.folder = inStage(state, rest);
      mkdirSync(state.stage.folder, { recursive: true });
    },
  ],
  ["COPY", (state, rest) => copyFiles(state, rest)],
  [
    "RUN",
    async (state, rest) => {
      // The stage's own folders, and no user but this one.
      const local = rest.replaceAll(/(?<=\s)\/data\b/g, inStage(state, "/data")).replace(/chown \S+ \S+/, "true");
      const { code, output } = await state.run(local, { cwd: state.stage.folder });
      if (code !== 0) throw new Error(`RUN ${rest} ended with ${code}:\n${output}`);
    },
  ],
  [
    "CMD",
    ({ stage }, rest) => {
      stage.command = JSON.parse(rest) as string[];
    },
  ],
  [
    "HEALTHCHECK",
    ({ stage }, rest) => {
      stage.health = JSON.parse(rest.slice(rest.indexOf("["))) as string[];
    },
  ],
  // These mean nothing without a container.
  ...["USER", "VOLUME", "EXPOSE"].map((word) => [word, () => {}] as [string, () => void]),
]);

const copyFiles = (state: State, rest: string): void => {
  const from = /^--from=(\w+) /.exec(rest)?.[1];
  const names = rest.replace(/^--from=\w+ /, "").split(" ");
  const place = inStage(state, names.pop() ?? ".");
  const source = from === undefined ? state.source : (state.stages.get(from)?.root ?? "");
  for (const name of names)
    cpSync(join(source, name), names.length > 1 ? join(place, name) : place, {
      recursive: true,
      verbatimSymlinks: true,
    });
};

const removeIgnored = (source: string): void => {
  const lines = readFileSync(join(source, ".dockerignore"), "utf8").split("\n");
  const kept = new Set(lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1)));
  for (const pattern of lines.filter((line) => line !== "" && !line.startsWith("!")))
    for (const name of globSync(pattern, { cwd: source }))
      if (!kept.has(name) && existsSync(join(source, name))) rmSync(join(source, name), { recursive: true });
};
