/** What the log keeps of an entry, as it is read: what was left empty or wasn't so says nothing. */
export const auditFacts = (details: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== "" && value !== false)
    .map(([name, value]) => {
      if (value === true) return name;
      return `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
    });
