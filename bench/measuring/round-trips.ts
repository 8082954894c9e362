import { openDatabase } from "#server/platform/db/database.ts";
import { startCountingProxy } from "#server/testing/processes/counting-proxy.ts";
import { serveDatabase } from "../bench-app.ts";
import type { Request } from "../load/send-requests.ts";

/**
 * How often a request makes the app wait for PostgreSQL, seen from between the two. Statements that travel together
 * are one round trip. The first requests prepare the statements and don't count.
 */
export const countRoundTrips = async (adminUrl: string, requests: readonly Request[]): Promise<number> => {
  const proxy = await startCountingProxy(adminUrl);
  const db = openDatabase(proxy.url, 1);
  const served = await serveDatabase(adminUrl, db);
  try {
    for (const [index, { method, path, headers, body }] of requests.entries()) {
      if (index === requests.length - 1) proxy.reset();
      const answer = await fetch(served.origin + path, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
    return proxy.roundTrips();
  } finally {
    await served.close();
    await db.close();
    await proxy.close();
  }
};
