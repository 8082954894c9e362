import { expect, it } from "vitest";
import { serviceTrainingDigest } from "../../src/domain/conversation/services/likely/service-weights.gen.ts";
import { digestServices } from "./digest-services.ts";
import { readServiceTraining } from "./read-service-training.ts";

const training = readServiceTraining();

it("the weights are as old as the descriptions they were learned from: else run scripts/train-services/train-services.ts", () => {
  expect(serviceTrainingDigest).toBe(digestServices(training));
});

it("changes with a description", () => {
  const [first, ...others] = training;
  const changed = [{ ...(first as (typeof training)[0]), said: ["something else"] }, ...others];
  expect(digestServices(changed)).not.toBe(digestServices(training));
});

it("every kind of service is described in every language", () => {
  const byKey = Map.groupBy(training, ({ key }) => key);
  expect([...byKey].filter(([, kinds]) => kinds.length !== 5)).toEqual([]);
  expect(training.filter(({ names, said }) => names.length < 3 || said.length < 20)).toEqual([]);
});
