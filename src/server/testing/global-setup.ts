import type { TestProject } from "vitest/node";
import { startTestCluster } from "./apps/test-cluster.ts";
import { builtServer } from "./processes/built-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    adminUrl: string;
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // Here, so that no two files build it at the same time.
  builtServer();
  const cluster = await startTestCluster();
  project.provide("adminUrl", cluster.adminUrl);
  return () => cluster.stop();
};
