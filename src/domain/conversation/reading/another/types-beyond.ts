import type { OwnAppointment } from "../../facts.ts";
import type { Understanding } from "../understand-message.ts";

/** The services a message names that aren't booked. A word that may mean one that is booked, too ("lesson"), names none of them. */
export const typesBeyond = (
  own: readonly OwnAppointment[],
  { typeIds, severalTypeIds }: Pick<Understanding, "typeIds" | "severalTypeIds">,
): readonly string[] => {
  const isBooked = (id: string): boolean => own.some(({ typeId }) => typeId === id);
  if (severalTypeIds.length > 0) return severalTypeIds.filter((id) => !isBooked(id));
  return typeIds.some(isBooked) ? [] : typeIds;
};
