const head = '<?xml version="1.0" encoding="utf-8"?>';
const spaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"';

const propfind = (...names: string[]): string =>
  `${head}<d:propfind ${spaces}><d:prop>${names.map((name) => `<${name}/>`).join("")}</d:prop></d:propfind>`;

export const askPrincipal: string = propfind("d:current-user-principal");
export const askHome: string = propfind("c:calendar-home-set");
export const askCalendars: string = propfind("d:displayname", "d:resourcetype", "c:supported-calendar-component-set");

/** The entries that touch this time, whole. */
export const queryEntries = (from: Temporal.Instant, to: Temporal.Instant): string =>
  `${head}<c:calendar-query ${spaces}><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter>` +
  `<c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">` +
  `<c:time-range start="${basicFormat(from)}" end="${basicFormat(to)}"/>` +
  `</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`;

const basicFormat = (instant: Temporal.Instant): string => instant.round("second").toString().replace(/[-:]/g, "");
