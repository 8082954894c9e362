import type { RegisteringDeps } from "../../features/numbers/registering-service.ts";
import { createTwilioNumbers } from "../../integrations/whatsapp/twilio/create-twilio-numbers.ts";
import { createMovableClock, type MovableClock } from "../../platform/clock.ts";
import { createEnqueue } from "../../platform/jobs/job.ts";
import { createLog } from "../../platform/log.ts";
import { type SimulatedTwilio, startTwilioServer } from "../../simulators/twilio/twilio-server.ts";
import { testSecret } from "../builders/build-owner.ts";
import { tempDir } from "../temp-dir.ts";
import { testOrigin } from "./sample-app-deps.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

export type NumbersApp = Omit<TestApp, "clock"> & {
  clock: MovableClock;
  twilio: SimulatedTwilio;
  deps: RegisteringDeps;
  publicUrl: string;
};

/** The app with the simulated shop for numbers. Without a worker: tests do the jobs by themselves. */
export const createNumbersApp = async (): Promise<NumbersApp> => {
  const dir = tempDir();
  const clock = createMovableClock(Temporal.Instant.from("2027-03-01T09:00:00Z"));
  const publicUrl = testOrigin;
  const twilio = await startTwilioServer({
    directory: dir.path,
    secret: testSecret,
    clock,
    platformNumber: "+15550100000",
    publicUrl,
    localUrl: "http://127.0.0.1:1",
  });
  const numbers = createTwilioNumbers(
    { ...twilio.account, apiBase: twilio.apiBase },
    {
      inboundUrl: `${publicUrl}/webhooks/twilio/inbound`,
      statusUrl: `${publicUrl}/webhooks/twilio/status`,
      countries: ["US", "ES"],
    },
  );
  const testApp = await createTestApp({ clock, numbers });
  return {
    ...testApp,
    clock,
    twilio,
    publicUrl,
    deps: { db: testApp.db, clock, enqueue: createEnqueue(clock), numbers, publicUrl, log: createLog("silent") },
    close: async () => {
      await twilio.stop();
      await testApp.close();
      dir[Symbol.dispose]();
    },
  };
};
