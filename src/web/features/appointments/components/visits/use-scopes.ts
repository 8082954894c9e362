import { useQuery } from "@tanstack/react-query";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";
import type { WiderScope } from "../../api/visits/use-change-scope.ts";
import { visitQuery } from "../../api/visits/visit-queries.ts";

/** `part`: the one appointment alone. */
export type ChangeScope = "part" | WiderScope;

/** What a change of an appointment may be meant for; only itself when it is single, or what is left of its visit. */
export const useScopes = ({ visitId, seriesId }: Pick<Appointment, "visitId" | "seriesId">): ChangeScope[] => {
  const { data } = useQuery({ ...visitQuery(visitId ?? ""), enabled: visitId !== null });
  const isOneLeft = data !== undefined && data.visit.parts.filter(({ status }) => canChange(status)).length < 2;
  return [
    "part",
    ...(visitId === null || isOneLeft ? [] : (["visit"] as const)),
    ...(seriesId === null ? [] : (["following", "all"] as const)),
  ];
};

/** What was chosen, while it can be meant. A client knows the visit: that is what is usually meant. */
export const meantScope = (scopes: readonly ChangeScope[], chosen: ChangeScope | undefined): ChangeScope => {
  if (chosen !== undefined && scopes.includes(chosen)) return chosen;
  return scopes.includes("visit") ? "visit" : "part";
};
