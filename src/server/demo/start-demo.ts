import type { FastifyInstance } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/db/database.ts";
import type { SimulatedTwilio } from "../simulators/twilio/twilio-server.ts";
import { connectDemoNumber, showOnPhones } from "./demo-number.ts";
import { createSignInUrl, demoSignInRoute } from "./demo-sign-in.ts";
import { ensureDemoBusiness } from "./ensure-demo-business.ts";

export type Demo = {
  signInUrl: string;
  plugin(app: FastifyInstance): Promise<void>;
};

type DemoOptions = {
  db: Database;
  clock: Clock;
  secret: string;
  publicUrl: string;
  /** Where the demo's number answers; null when WhatsApp is the real one, which knows no such number. */
  simulated: Pick<SimulatedTwilio, "senders" | "messages"> | null;
};

/** A business to look around in, and the way into it. */
export const startDemo = async (options: DemoOptions): Promise<Demo> => {
  const { ownerId, newChats } = await ensureDemoBusiness({ ...options, zone: businessZone(machineZone()) });
  if (options.simulated) {
    await connectDemoNumber(options.simulated, `${options.publicUrl}/webhooks/twilio/inbound`);
    await showOnPhones(options.simulated, newChats, options.clock.now());
  }
  return {
    signInUrl: await createSignInUrl(options.db, ownerId, options.publicUrl),
    plugin: async (app) => demoSignInRoute(app, options),
  };
};

const machineZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The machine's zone; where it has none of a place, as most servers and containers, the salon is in Madrid. */
export const businessZone = (zone: string): string =>
  zone.includes("/") && !zone.startsWith("Etc/") ? zone : "Europe/Madrid";
