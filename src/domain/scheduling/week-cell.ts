/** What one day of the week view shows: 3 appointments, 2 on mobile, and how many more there are. */
export const weekCell = <T>(appointments: readonly T[], isMobile: boolean): { shown: T[]; moreCount: number } => {
  const limit = isMobile ? 2 : 3;
  return { shown: appointments.slice(0, limit), moreCount: Math.max(0, appointments.length - limit) };
};
