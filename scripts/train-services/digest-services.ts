import { createHash } from "node:crypto";
import { serviceFeatures, serviceRows } from "../../src/domain/conversation/services/likely/service-features.ts";
import { backgroundSentences } from "./background-sentences.ts";
import { serviceFit } from "./fit-services.ts";
import type { ServiceKind } from "./read-service-training.ts";

export const serviceSeed = 23;

/** What the weights were learned from and how, in one number, so that a test can tell when they are older than that. */
export const digestServices = (training: readonly ServiceKind[]): string => {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([serviceRows, serviceFit, serviceSeed, training, backgroundSentences(serviceSeed)]));
  for (const { said } of training) hash.update(JSON.stringify(serviceFeatures(said[0] ?? "", new Set())));
  return hash.digest("hex").slice(0, 16);
};
