/**
 * An `EnvironmentFile=` as systemd reads it (systemd.exec(5)): comments begin a line with # or ;, a backslash at the end joins
 * lines, values may be quoted, and blanks around an unquoted one are no part of it.
 */
export const parseEnvironmentFile = (text: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const line of text.replaceAll("\\\n", "").split("\n")) {
    const [, name, value = ""] = /^\s*([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined) found[name] = unquote(value);
  }
  return found;
};

const unquote = (value: string): string => {
  const [, single, double] = /^(?:'([^']*)'|"((?:[^"\\]|\\.)*)")$/.exec(value) ?? [];
  return single ?? double?.replace(/\\(["\\`$])/g, "$1") ?? value.replace(/\\(.)/g, "$1");
};

export type Unit = { command: string[]; cwd: string; environment: Record<string, string>; environmentFile: string };

/** What of a unit decides how its process starts. The file's lines win against `Environment=`, empty ones too. */
export const parseUnit = (text: string): Unit => {
  const settings = new Map(
    [...text.matchAll(/^([A-Z]\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
  const words = (name: string): string[] => (settings.get(name) ?? "").split(/\s+/).filter((word) => word !== "");
  return {
    command: words("ExecStart"),
    cwd: settings.get("WorkingDirectory") ?? "/",
    environment: Object.fromEntries(words("Environment").map((pair) => pair.split(/=(.*)/s, 2) as [string, string])),
    environmentFile: settings.get("EnvironmentFile") ?? "",
  };
};
