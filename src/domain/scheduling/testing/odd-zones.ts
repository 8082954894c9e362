/** Zones whose clocks change by an hour, by half an hour, at midnight or never, and whose offsets aren't whole hours. */
export const oddZones = [
  ...["Europe/Madrid", "Europe/London", "America/New_York", "America/Los_Angeles", "America/Sao_Paulo"],
  ...["America/St_Johns", "America/Havana", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo", "Asia/Beirut"],
  ...["Australia/Lord_Howe", "Pacific/Auckland", "Africa/Casablanca", "UTC"],
];
