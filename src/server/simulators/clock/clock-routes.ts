import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { boundedText } from "#domain/text/text-field.ts";
import type { MovableClock } from "../../platform/clock.ts";
import { parseBody } from "../../platform/http/input/input-parser.ts";

/** Generous for any test, and near enough that no date anywhere runs over. */
const isInReach = (now: string): boolean => /^(19|20|21)\d\d-/.test(now);

const moveSchema = z.strictObject({
  now: boundedText(60, "invalid").datetime({ offset: true }).refine(isInReach).optional(),
  advanceMinutes: z.number().int().min(1).max(527_040).optional(),
});

type ClockOptions = {
  clock: MovableClock;
  /** Makes jobs that are due by the moved clock run now. */
  shiftJobs(aheadMs: number): Promise<void>;
};

/** `POST /simulator/api/clock`: sets Daybook's clock to any moment, so that a test can meet a clock change or a reminder. */
export const clockRoutes: FastifyPluginAsync<ClockOptions> = async (app, { clock, shiftJobs }) => {
  app.get("/simulator/api/clock", async () => ({ now: clock.now().toString() }));

  app.post("/simulator/api/clock", async (request) => {
    const { now, advanceMinutes = 0 } = parseBody(moveSchema, request.body);
    const before = clock.aheadMs();
    const from = now ? Temporal.Instant.from(now) : clock.now();
    clock.moveTo(from.add({ minutes: advanceMinutes }));
    await shiftJobs(clock.aheadMs() - before);
    return { now: clock.now().toString() };
  });
};
