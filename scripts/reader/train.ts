import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Calibration } from "#bot/understand/binary.ts";
import { languages } from "#bot/understand/labels.ts";
import { edgeFor, explainRows, fitMessage, fitThresholds, neutralCalibration, rightFrames } from "./calibrate.ts";
import { corpora, readRows } from "./corpus.ts";
import { digest, packWeights } from "./pack.ts";
import { prepareSamples } from "./prepare.ts";

const root = join(import.meta.dirname, "..", "..");
export const binaryPath = join(root, "src", "bot", "understand", "model", "reader.bin");

/** Training rows alone: the test part may change without new weights. */
const corpusDigest = (): string =>
  digest(
    languages
      .flatMap((language) => {
        const folder = join(corpora, "train", language);
        return readdirSync(folder)
          .sort()
          .map((file) => readFileSync(join(folder, file), "utf8"));
      })
      .join(""),
  );

/** Wrong frames that the bot may act on, and wrong ones among those it asks about. */
const shares = { act: 0.005, ask: 0.15 };

/** Fits thresholds first, then the confidence that goes with them, on the dev part of the corpus. */
export const calibrate = async (weights: string): Promise<Uint8Array> => {
  const dev = readRows("dev");
  const corpus = corpusDigest();
  const neutral = await packWeights(weights, neutralCalibration, corpus);
  const thresholds = fitThresholds(dev, explainRows(neutral, dev));
  const decided: Calibration = { ...neutralCalibration, thresholds };
  const explained = explainRows(await packWeights(weights, decided, corpus), dev);
  const right = rightFrames(dev, explained);
  const fitted: Calibration = {
    ...decided,
    message: fitMessage(
      explained.map(({ certainty }) => certainty),
      right,
    ),
  };
  const confident = explainRows(await packWeights(weights, fitted, corpus), dev);
  const confidences = confident.map(({ frame }) => frame.confidence);
  const bands = { act: edgeFor(confidences, right, shares.act), ask: edgeFor(confidences, right, shares.ask) };
  return packWeights(weights, { ...fitted, bands }, corpus);
};

/** The first Python that has PyTorch: one that was named, the shell's, Debian's. */
const findPython = (): string => {
  const named = process.env["PYTHON"];
  const found = (named === undefined ? ["python3", "/usr/bin/python3"] : [named]).find(
    (python) => spawnSync(python, ["-c", "import torch"]).status === 0,
  );
  if (found === undefined)
    throw new Error(`${named ?? "python3"} has no PyTorch: apt install python3-torch libopenblas0-pthread`);
  return found;
};

/** Draws the samples, trains with PyTorch, calibrates on dev and replaces the binary. */
const train = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { seed: { type: "string", default: "1" } },
  });
  const python = findPython();
  const folder = join(root, ".cache", "reader");
  mkdirSync(folder, { recursive: true });
  prepareSamples(folder, Number(values.seed));
  const weights = join(folder, "weights");
  execFileSync(python, [join(import.meta.dirname, "train.py"), folder, "--out", weights, "--seed", values.seed], {
    stdio: "inherit",
  });
  writeFileSync(binaryPath, await calibrate(weights));
};

if (import.meta.main) await train();
