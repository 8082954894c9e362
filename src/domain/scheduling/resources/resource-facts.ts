import type { Service, ServiceTimes } from "../services/service-times.ts";
import { reasonBits } from "../slots/slot-reason.ts";
import type { BlockedSpan } from "../slots/sweep-availability.ts";

/** A unit that an appointment has, buffers included. */
export type ResourceUse = {
  readonly appointmentId: string;
  readonly unit: number;
  readonly startMs: number;
  readonly endMs: number;
};

/** A room, a chair, a machine: how many there are, which types need one, and who has which when, in the days asked about. */
export type ResourceFacts = {
  readonly id: string;
  readonly count: number;
  readonly typeIds: readonly string[];
  readonly uses: readonly ResourceUse[];
};

/**
 * When a service can't begin because every unit of something it needs is in use. A unit has to be free from the buffer
 * before to the buffer after; nobody changes chairs in between.
 */
export const resourceSpans = (
  resources: readonly ResourceFacts[] | undefined,
  service: Service,
  times: ServiceTimes,
): BlockedSpan[] => {
  if (resources === undefined || resources.length === 0) return noSpans;
  const needed = resources.filter((resource) => isNeeded(resource, service));
  if (needed.length === 0) return noSpans;
  return needed
    .flatMap((resource) => fullTimes(resource, service, times))
    .map(([afterMs, beforeMs]) => ({
      startMs: afterMs + times.durationMinutes * minuteMs,
      endMs: beforeMs,
      reason: reasonBits["resource-taken"],
    }))
    .sort((a, b) => a.startMs - b.startMs);
};

const noSpans: BlockedSpan[] = [];
const minuteMs = 60_000;

/** An appointment whose type is gone keeps what it has. */
const isNeeded = ({ typeIds, uses }: ResourceFacts, { typeId, agreed }: Service): boolean => {
  if (typeId !== null && typeId !== undefined) return typeIds.includes(typeId);
  return agreed !== undefined && uses.some(({ appointmentId }) => appointmentId === agreed.appointmentId);
};

/** Between these two instants, neither included, an appointment can't begin. */
type Stretch = readonly [afterMs: number, beforeMs: number];

const fullTimes = ({ count, uses }: ResourceFacts, { agreed }: Service, times: ServiceTimes): readonly Stretch[] => {
  const blockMs = (times.durationMinutes + times.bufferMinutes) * minuteMs;
  const bufferMs = times.bufferBeforeMinutes * minuteMs;
  const others = uses.filter(({ appointmentId }) => appointmentId !== agreed?.appointmentId);
  let full: readonly Stretch[] | null = null;
  for (let unit = 1; unit <= count; unit++) {
    const stretches = others
      .filter((use) => use.unit === unit)
      .map(({ startMs, endMs }): Stretch => [startMs - blockMs, endMs + bufferMs])
      .sort(([a], [b]) => a - b);
    const taken = joined(stretches);
    full = full === null ? taken : common(full, taken);
    if (full.length === 0) break;
  }
  return full ?? [];
};

const joined = (stretches: readonly Stretch[]): Stretch[] => {
  const merged: Stretch[] = [];
  for (const [afterMs, beforeMs] of stretches) {
    const last = merged.at(-1);
    if (last && afterMs < last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], beforeMs)];
    else merged.push([afterMs, beforeMs]);
  }
  return merged;
};

/** Both lists are in order and without overlaps. */
const common = (some: readonly Stretch[], others: readonly Stretch[]): Stretch[] => {
  const found: Stretch[] = [];
  for (let left = 0, right = 0; left < some.length && right < others.length; ) {
    const [a, b] = [some[left] as Stretch, others[right] as Stretch];
    const afterMs = Math.max(a[0], b[0]);
    const beforeMs = Math.min(a[1], b[1]);
    if (afterMs < beforeMs) found.push([afterMs, beforeMs]);
    if (a[1] < b[1]) left++;
    else right++;
  }
  return found;
};
