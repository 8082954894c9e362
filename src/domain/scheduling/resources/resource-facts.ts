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
 * Adds when a service can't begin because every unit of something it needs is in use. A unit has to be free from the buffer
 * before to the buffer after; nobody changes chairs in between.
 */
export const addResourceSpans = (
  spans: BlockedSpan[],
  resources: readonly ResourceFacts[] | undefined,
  service: Service,
  times: ServiceTimes,
): void => {
  if (resources === undefined) return;
  for (const resource of resources) {
    if (!isNeeded(resource, service)) continue;
    const full = fullTimes(resource, service, times);
    for (let at = 0; at < full.length; at += 2) {
      const startMs = (full[at] as number) + times.durationMinutes * minuteMs;
      spans.push({ startMs, endMs: full[at + 1] as number, reason: reasonBits["resource-taken"] });
    }
  }
};

/** An appointment that isn't written down yet: its type, and when it blocks its agent. */
export type PlannedUse = {
  readonly service: Service;
  readonly blocksStartMs: number;
  readonly blocksEndMs: number;
};

/**
 * The resources as they will be once a planned service has what it needs: the lowest unit that is free, as the database
 * gives it. Where none is, nothing is taken.
 */
export const withPlannedUse = (
  resources: readonly ResourceFacts[],
  { service, blocksStartMs: startMs, blocksEndMs: endMs }: PlannedUse,
): readonly ResourceFacts[] =>
  resources.map((resource) => {
    if (!isNeeded(resource, service)) return resource;
    const { uses, count } = resource;
    const taken = new Set(uses.filter((use) => use.startMs < endMs && startMs < use.endMs).map(({ unit }) => unit));
    const unit = Array.from({ length: count }, (_, index) => index + 1).find((place) => !taken.has(place));
    if (unit === undefined) return resource;
    const appointmentId = service.agreed?.appointmentId ?? "";
    return { ...resource, uses: [...uses, { appointmentId, unit, startMs, endMs }] };
  });

/** The business as if these appointments had no resources: what moves isn't an obstacle to itself. */
export const withoutUsesOf = <Business extends { readonly resources?: readonly ResourceFacts[] | undefined }>(
  business: Business,
  appointmentIds: readonly string[],
): Business => ({
  ...business,
  resources: business.resources?.map((resource) => ({
    ...resource,
    uses: resource.uses.filter(({ appointmentId }) => !appointmentIds.includes(appointmentId)),
  })),
});

/** Whether a service that begins at an instant finds a free unit of everything it needs. */
export const findsResources = (
  resources: readonly ResourceFacts[] | undefined,
  service: Service,
  times: ServiceTimes,
  startMs: number,
): boolean => {
  const endMs = startMs + times.durationMinutes * minuteMs;
  const spans: BlockedSpan[] = [];
  addResourceSpans(spans, resources, service, times);
  return !spans.some((span) => span.startMs < endMs && startMs < span.endMs);
};

/** Whether a service needs anything beside an agent. */
export const needsResource = (resources: readonly ResourceFacts[] | undefined, service: Service): boolean =>
  resources?.some((resource) => isNeeded(resource, service)) ?? false;

const minuteMs = 60_000;

/** An appointment whose type is gone keeps what it has. */
const isNeeded = ({ typeIds, uses }: ResourceFacts, { typeId, agreed }: Service): boolean => {
  if (typeId !== null && typeId !== undefined) return typeIds.includes(typeId);
  return agreed !== undefined && uses.some(({ appointmentId }) => appointmentId === agreed.appointmentId);
};

/**
 * Pairs of instants in one row of numbers, in order and without overlaps: between the two of a pair, neither included, an
 * appointment can't begin. Numbers instead of objects, because lists of times ask this for every agent.
 */
type Stretches = readonly number[];

const fullTimes = ({ count, uses }: ResourceFacts, { agreed }: Service, times: ServiceTimes): Stretches => {
  const blockMs = (times.durationMinutes + times.bufferMinutes) * minuteMs;
  const bufferMs = times.bufferBeforeMinutes * minuteMs;
  const inOrder = byStart(uses);
  let full: Stretches | null = null;
  for (let unit = 1; unit <= count; unit++) {
    const taken: number[] = [];
    let lastMs = Number.NEGATIVE_INFINITY;
    for (const use of inOrder) {
      if (use.unit !== unit || use.appointmentId === agreed?.appointmentId) continue;
      const afterMs = use.startMs - blockMs;
      const beforeMs = use.endMs + bufferMs;
      if (afterMs >= lastMs) taken.push(afterMs, beforeMs);
      else if (beforeMs > lastMs) taken[taken.length - 1] = beforeMs;
      lastMs = Math.max(lastMs, beforeMs);
    }
    full = full === null ? taken : common(full, taken);
    if (full.length === 0) break;
  }
  return full ?? [];
};

/** They come in order from the database, as a rule. */
const byStart = (uses: readonly ResourceUse[]): readonly ResourceUse[] => {
  for (let at = 1; at < uses.length; at++) {
    if ((uses[at] as ResourceUse).startMs < (uses[at - 1] as ResourceUse).startMs) {
      return uses.toSorted((a, b) => a.startMs - b.startMs);
    }
  }
  return uses;
};

const common = (some: Stretches, others: Stretches): number[] => {
  const found: number[] = [];
  for (let left = 0, right = 0; left < some.length && right < others.length; ) {
    const afterMs = Math.max(some[left] as number, others[right] as number);
    const [leftEndMs, rightEndMs] = [some[left + 1] as number, others[right + 1] as number];
    const beforeMs = Math.min(leftEndMs, rightEndMs);
    if (afterMs < beforeMs) found.push(afterMs, beforeMs);
    if (leftEndMs < rightEndMs) left += 2;
    else right += 2;
  }
  return found;
};
