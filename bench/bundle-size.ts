import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Figure } from "./figure.ts";

type Chunk = { file: string; imports?: string[]; css?: string[] };

const root = join(import.meta.dirname, "..");

/** What a browser fetches before a page is shown, in kB of compressed script: the entry, the page and all they import. */
const pages = {
  "landing-script-kb": { manifest: "public-site.json", modules: ["public-site/enhance.ts"], goal: 150 },
  "sign-in-script-kb": { manifest: "manifest.json", modules: ["auth.html", "../locales/en/ui.json"], goal: 130 },
  "dashboard-script-kb": {
    manifest: "manifest.json",
    modules: [
      "index.html",
      "../locales/en/ui.json",
      "pages/owner-layout.tsx",
      "pages/dashboard/dashboard-page.tsx",
      "pages/dashboard/dashboard-calendar.tsx",
      "../locales/en/dashboard.json",
    ],
    goal: 220,
  },
} as const;

export const measureBundleSize = async (): Promise<Figure[]> => {
  execFileSync(process.execPath, [join(root, "scripts/build-web.ts")], { stdio: ["ignore", "ignore", "inherit"] });
  return Object.entries(pages).map(([name, { manifest, modules, goal }]) => ({
    name,
    value: scriptBytes(readManifest(manifest), modules) / 1000,
    better: "lower",
    goal,
  }));
};

const readManifest = (name: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(root, "dist/web/.vite", name), "utf8")) as Record<string, Chunk>;

const scriptBytes = (manifest: Record<string, Chunk>, modules: readonly string[]): number => {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(root, "dist/web", file)), { level: 9 }).length,
    0,
  );
};
