/**
 * The zone behind a name that isn't one of the zone database's: Windows has names of its own, which Exchange and Outlook also
 * write into files that don't describe them, and some programs write an offset. Null for anything else.
 */
export const foreignZone = (name: string): string | null => windowsZones.get(name.toLowerCase()) ?? offsetZone(name);

/** "GMT+0200", "UTC-5", "UTC+05:30". */
const offsetZone = (name: string): string | null => {
  const [, sign, hours, minutes = "00"] = /^(?:GMT|UTC|Z)? ?([+-])(\d{1,2}):?(\d{2})?$/i.exec(name) ?? [];
  if (sign === undefined || hours === undefined || Number(hours) > 14 || Number(minutes) > 59) return null;
  return `${sign}${hours.padStart(2, "0")}:${minutes}`;
};

const windowsZones: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Atlantic: "America/Halifax",
    "Central America": "America/Guatemala",
    Central: "America/Chicago",
    "Central (Mexico)": "America/Mexico_City",
    Eastern: "America/New_York",
    "US Eastern": "America/Indiana/Indianapolis",
    Mountain: "America/Denver",
    "US Mountain": "America/Phoenix",
    Pacific: "America/Los_Angeles",
    "Pacific SA": "America/Santiago",
    Alaskan: "America/Anchorage",
    Hawaiian: "Pacific/Honolulu",
    Newfoundland: "America/St_Johns",
    "SA Pacific": "America/Bogota",
    "SA Western": "America/La_Paz",
    "SA Eastern": "America/Cayenne",
    "E. South America": "America/Sao_Paulo",
    Argentina: "America/Argentina/Buenos_Aires",
    Montevideo: "America/Montevideo",
    Paraguay: "America/Asuncion",
    Venezuela: "America/Caracas",
    Azores: "Atlantic/Azores",
    "Cape Verde": "Atlantic/Cape_Verde",
    GMT: "Europe/London",
    Greenwich: "Atlantic/Reykjavik",
    "W. Europe": "Europe/Berlin",
    Romance: "Europe/Paris",
    "Central Europe": "Europe/Budapest",
    "Central European": "Europe/Warsaw",
    "W. Central Africa": "Africa/Lagos",
    GTB: "Europe/Bucharest",
    "E. Europe": "Europe/Chisinau",
    FLE: "Europe/Kyiv",
    Turkey: "Europe/Istanbul",
    Israel: "Asia/Jerusalem",
    Egypt: "Africa/Cairo",
    "South Africa": "Africa/Johannesburg",
    Morocco: "Africa/Casablanca",
    Russian: "Europe/Moscow",
    Arabian: "Asia/Dubai",
    Arab: "Asia/Riyadh",
    India: "Asia/Kolkata",
    "SE Asia": "Asia/Bangkok",
    China: "Asia/Shanghai",
    Singapore: "Asia/Singapore",
    Tokyo: "Asia/Tokyo",
    Korea: "Asia/Seoul",
    "AUS Eastern": "Australia/Sydney",
    "New Zealand": "Pacific/Auckland",
  }).map(([name, zone]) => [`${name} standard time`.toLowerCase(), zone]),
);
