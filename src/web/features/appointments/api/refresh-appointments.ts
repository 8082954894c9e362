import type { QueryClient } from "@tanstack/react-query";

/** After a change, or after learning that what was shown is out of date. */
export const refreshAppointments = (queryClient: QueryClient): void => {
  for (const key of ["appointments", "appointment", "availability"]) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
};
