import type { OwnerId } from "#domain/owner-id.ts";
import { findAccount } from "#server/features/accounts/store.ts";
import { findSession } from "#server/platform/session.ts";
import { startBenchApp } from "./bench-app.ts";
import type { Effort, Figure } from "./figure.ts";
import { startLoadGenerator } from "./load/load.ts";
import { measureRatio, startAnchor } from "./measuring/anchor.ts";

/**
 * What the framework costs: a signed-in route with one indexed query, against bare `node:http` that runs the same
 * prepared statements on the same connections, taking the cookie at its word and checking nothing.
 */
export const measureHttpRoute = async (effort: Effort): Promise<Figure[]> => {
  const app = await startBenchApp();
  const { cookie } = await app.owner();
  const anchor = await startAnchor(async ({ headers }) => {
    const token = decodeURIComponent(headers.cookie?.split("=")[1] ?? "").split(".")[0] ?? "";
    const [session] = await app.db.run(findSession, { token });
    return findAccount(app.db, session?.user_id as OwnerId);
  });
  const generator = startLoadGenerator();
  try {
    const request = (origin: string) => generator.measure({ url: `${origin}/api/v1/me`, headers: { cookie } });
    const ratio = await measureRatio(
      () => request(app.origin),
      () => request(anchor.origin),
      effort,
    );
    return [{ name: "http-route-ratio", value: ratio, better: "higher", goal: 0.7 }];
  } finally {
    generator.stop();
    await anchor.close();
    await app.close();
  }
};
