import { join } from "node:path";
import type { Plugin } from "vite";

type Graph = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Look = (id: string) => Graph | null;

/** The modules that a page's file is named by; they stay files of their own. */
type Pages = {
  /** What is loaded for someone who isn't signed in. */
  signIn: readonly string[];
  /** What any page of the app is loaded with. */
  app: readonly string[];
  /** What nearly every owner opens first. */
  calendar: readonly string[];
};

export type WebChunks = Readonly<Record<"core" | "app" | "calendar" | "signIn", ReadonlySet<string>>>;

/**
 * Few files instead of one for each icon that two pages share: they compress better and take fewer requests. Which file a
 * module is in follows from who needs it, and each set holds what its modules import: no two files import each other.
 */
export const sortModules = ({ signIn, app, calendar }: Pages, look: Look): WebChunks => {
  const bySignIn = reach(signIn, look);
  const byApp = reach(app, look);
  const byCalendar = reach(calendar, look);
  const elsewhere = reach(otherPages([...app, ...calendar, ...signIn], look), look);
  const own = new Set([...signIn, ...app, ...calendar]);
  const isCore = (id: string) => bySignIn.has(id) && (byApp.has(id) || byCalendar.has(id));
  const isApp = (id: string) => byApp.has(id) || (byCalendar.has(id) && elsewhere.has(id));
  const chosen = (from: Iterable<string>, isIn: (id: string) => boolean) =>
    new Set([...from].filter((id) => !own.has(id) && isIn(id)));
  const all = new Set([...byApp, ...byCalendar]);
  return {
    core: chosen(bySignIn, isCore),
    app: chosen(all, (id) => !isCore(id) && isApp(id)),
    calendar: chosen(byCalendar, (id) => !isCore(id) && !isApp(id)),
    signIn: chosen(bySignIn, (id) => !isCore(id)),
  };
};

/** Everything that is loaded once these are: what they import, and what that imports. */
const reach = (ids: readonly string[], look: Look): ReadonlySet<string> => {
  const found = new Set(ids);
  for (const id of found) for (const imported of look(id)?.importedIds ?? []) found.add(imported);
  return found;
};

/** What is imported on demand somewhere, apart from the pages that are named. */
const otherPages = (named: readonly string[], look: Look): string[] => {
  const seen = new Set(named);
  const onDemand = new Set<string>();
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = look(id) ?? {};
    for (const imported of importedIds) seen.add(imported);
    for (const imported of dynamicallyImportedIds) {
      seen.add(imported);
      onDemand.add(imported);
    }
  }
  return [...onDemand].filter((id) => !named.includes(id));
};

/** Each icon is a module, whatever else the package's one door would let in. */
const iconNames = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g;

/** Which icons a module imports, by the files they are in. */
export const iconsIn = (code: string, iconDir: string): string[] =>
  [...code.matchAll(iconNames)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? "")
    .filter((name) => name.startsWith("Icon"))
    .map((name) => join(iconDir, `${name}.mjs`));

/**
 * Looks at the modules once all are known, before they are put into files. Of packages it follows the icons only: their doors
 * let in everything, of which most is dropped later.
 */
export const createWebChunks = (root: string) => {
  const iconDir = join(root, "node_modules/@tabler/icons-react/dist/esm/icons");
  const at = (...paths: string[]) => paths.map((path) => join(root, "src/web", path));
  const pages: Pages = {
    signIn: at("auth-main.tsx"),
    app: at("main.tsx", "start-app.tsx", "pages/owner-layout.tsx"),
    calendar: at("pages/dashboard/dashboard-page.tsx", "pages/dashboard/dashboard-calendar.tsx"),
  };
  const isOurs = (id: string) => id.startsWith(join(root, "src/"));
  let chunks: WebChunks | null = null;
  const plugin: Plugin = {
    name: "web-chunks",
    apply: "build",
    buildEnd() {
      chunks = sortModules(pages, (id) => {
        const module = isOurs(id) ? this.getModuleInfo(id) : null;
        if (module === null) return null;
        const { importedIds, dynamicallyImportedIds, code } = module;
        return {
          importedIds: [...importedIds.filter(isOurs), ...iconsIn(code ?? "", iconDir)],
          dynamicallyImportedIds: dynamicallyImportedIds.filter(isOurs),
        };
      });
    },
  };
  return { plugin, isIn: (chunk: keyof WebChunks, id: string) => chunks?.[chunk].has(id) ?? false };
};
