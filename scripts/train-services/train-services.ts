import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { backgroundSentences } from "./background-sentences.ts";
import { digestServices, serviceSeed } from "./digest-services.ts";
import { type Description, fitServices, packServices, type ServiceModel } from "./fit-services.ts";
import { readServiceTraining } from "./read-service-training.ts";

/**
 * Trains the reader of services that are only described, from `src/domain/conversation/services/likely/training`, and writes its
 * weights. `--report` first judges descriptions that were held out, each among the menu's neighbours.
 */
const training = readServiceTraining();
const keys = [...new Set(training.map(({ key }) => key))];

/** The last kind is none: sentences that describe nothing. */
const kinds = keys.length + 1;

const descriptions = (isShown: (position: number) => boolean): Description[] => [
  ...training.flatMap(({ key, names, said }) =>
    [...names, ...said.filter((_, position) => isShown(position))].map((text) => ({ kind: keys.indexOf(key), text })),
  ),
  ...backgroundSentences(serviceSeed).map((text) => ({ kind: keys.length, text })),
];

const write = (model: ServiceModel): void => {
  const { bytes, scale } = packServices(model);
  const source = [
    "/** Written by `npx node scripts/train-services/train-services.ts`. */",
    "/** Of the descriptions and how they are learned from; a test compares it. */",
    `export const serviceTrainingDigest = "${digestServices(training)}";`,
    `export const serviceKinds = ${model.kinds};`,
    `export const serviceScale = ${scale};`,
    `export const idleWordList: string = "${[...model.idle].sort().join(" ")}";`,
    `export const serviceWeights: string = "${Buffer.from(bytes).toString("base64")}";`,
    "",
  ].join("\n");
  writeFileSync(
    join(import.meta.dirname, "../../src/domain/conversation/services/likely/service-weights.gen.ts"),
    source,
  );
  console.log(`${keys.length} kinds of services, ${Math.round(source.length / 1024)} kB`);
};

if (process.argv.includes("--report")) {
  write(
    fitServices(
      descriptions((position) => position % 5 !== 0),
      kinds,
      serviceSeed,
    ),
  );
  const { reportServices } = await import("./report-services.ts");
  reportServices(training, (position) => position % 5 === 0);
}
write(
  fitServices(
    descriptions(() => true),
    kinds,
    serviceSeed,
  ),
);
