import { findContractRoutes, routeName } from "#server/testing/routes/contract-routes.ts";
import { toRequest } from "../attack-request.ts";
import { exampleOf } from "../make-requests.ts";
import { type Check, findingUnless } from "./check.ts";

const threat = "HTTP";

const otherSites: Check = {
  threat,
  name: "another site's page changes nothing in somebody's name",
  run: async ({ person }) => {
    const owner = await person();
    const { status } = await owner.call(
      "PUT",
      "/api/v1/me/language",
      { language: "fr" },
      { origin: "https://evil.example" },
    );
    return findingUnless(status === 403, `answered with ${status}`);
  },
};

const privateAnswers: Check = {
  threat,
  name: "no answer of the API is kept by a cache, and all have the safety headers",
  run: async ({ app, person }) => {
    const owner = await person();
    const findings: string[] = [];
    for (const route of (await findContractRoutes()).filter(
      ({ method, access }) => method === "GET" && access === "owner",
    )) {
      const { headers } = await app.inject(toRequest(route, exampleOf(route, owner.scene), { cookie: owner.cookie }));
      const name = routeName(route);
      findings.push(
        ...findingUnless(headers["cache-control"] === "no-store", `${name} may be kept: ${headers["cache-control"]}`),
        ...findingUnless(
          String(headers["content-security-policy"]).includes("default-src 'self'"),
          `${name} without a policy`,
        ),
        ...findingUnless(headers["x-content-type-options"] === "nosniff", `${name} may be sniffed`),
      );
    }
    return findings;
  },
};

const bigBodies: Check = {
  threat,
  name: "a body beyond the limit is refused",
  run: async ({ app, person }) => {
    const { cookie } = await person();
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/v1/appointment-types",
      headers: { cookie, "x-daybook-request": "1", "content-type": "application/json" },
      payload: JSON.stringify({ name: "x".repeat(400_000) }),
    });
    return findingUnless(statusCode === 413, `answered with ${statusCode}`);
  },
};

const logs: Check = {
  threat: "personal data in logs",
  name: "what is searched for, and whose id it is, isn't in the log",
  run: async (world) => {
    const owner = await world.person();
    world.forgetLog();
    await owner.call("GET", "/api/v1/clients?search=Canarius");
    await owner.call("GET", `/api/v1/clients/${owner.scene.clientId}`);
    const text = world.logged();
    return [
      ...findingUnless(text.includes("answered"), "nothing was logged at all"),
      ...findingUnless(!text.includes("Canarius") && !text.includes(owner.scene.clientId), "the log has it"),
    ];
  },
};

export const httpChecks: readonly Check[] = [otherSites, privateAnswers, bigBodies, logs];
