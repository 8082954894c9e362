import { createContext, use } from "react";
import type { PartNumber } from "#domain/scheduling/visits/number-parts.ts";

/** Which part of its visit each appointment on show is. */
export const PartsContext = createContext<ReadonlyMap<string, PartNumber>>(new Map());

export const usePart = (appointmentId: string): PartNumber | null => use(PartsContext).get(appointmentId) ?? null;
