import type { TestProject } from "vitest/node";
import { startTestCluster } from "./apps/test-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    adminUrl: string;
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const cluster = await startTestCluster();
  project.provide("adminUrl", cluster.adminUrl);
  return () => cluster.stop();
};
