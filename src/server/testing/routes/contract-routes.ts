import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Route } from "#contract/route.ts";

const contractDir = join(import.meta.dirname, "../../../contract");

/** `PATCH /api/v1/agents/:agentId` */
export const routeName = ({ method, path }: Route): string => `${method} ${path}`;

/** Every route of the contract, found by looking, so that a new one can't be forgotten. */
export const findContractRoutes = async (): Promise<Route[]> => {
  const files = readdirSync(contractDir, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(contractDir, file)).href)),
  );
  return modules.flatMap((module) => Object.values(module).filter(isRoute));
};

const isRoute = (value: unknown): value is Route =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;
