import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";

const root = join(import.meta.dirname, "..");
const site = join(root, "src/web/public-site");

/**
 * Adds the public pages to the built web client. Two builds of their own: the few lines that make the pages
 * comfortable share no file with the app, so a visitor loads none of it; and the renderer runs here and now.
 */
export const prerenderPublicSite = (): Plugin => ({
  name: "prerender-public-site",
  apply: "build",
  writeBundle: {
    sequential: true,
    order: "post",
    handler: async ({ dir }) => {
      if (dir === undefined) throw new Error("the web client is built into a folder");
      const assets = await buildAssets(dir);
      for (const { path, html } of await render(assets)) {
        mkdirSync(dirname(join(dir, path)), { recursive: true });
        writeFileSync(join(dir, path), html);
      }
    },
  },
});

/** Nothing but the pages' markup names these classes, so the bundler would take them for unused. */
const keepStyles: Plugin = {
  name: "keep-styles",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
};

type SiteAssets = { script: string; styles: string[]; font: string };

const shared = { root: join(root, "src/web"), configFile: false, logLevel: "warn", publicDir: false } as const;

const buildAssets = async (outDir: string): Promise<SiteAssets> => {
  const result = (await build({
    ...shared,
    plugins: [keepStyles],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: ".vite/public-site.json",
      assetsInlineLimit: 0,
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      rolldownOptions: { input: join(site, "enhance.ts") },
    },
  })) as Rolldown.RolldownOutput;
  const names = result.output.map(({ fileName }) => `/${fileName}`);
  const script = result.output.find((file) => file.type === "chunk" && file.isEntry);
  const font = names.find((name) => /figtree-latin-wght-normal.*\.woff2$/.test(name));
  if (!script || !font) throw new Error("the public pages' script or font wasn't built");
  return { script: `/${script.fileName}`, styles: names.filter((name) => name.endsWith(".css")), font };
};

const render = async (assets: SiteAssets): Promise<{ path: string; html: string }[]> => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  // Inside the repository, from where its imports are found; of its own, as builds may run side by side.
  const outDir = mkdtempSync(join(root, ".cache/public-site-"));
  try {
    await build({
      ...shared,
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        ssr: join(site, "render-site.tsx"),
        rolldownOptions: { output: { entryFileNames: "render.mjs" } },
      },
    });
    const { renderSite } = await import(pathToFileURL(join(outDir, "render.mjs")).href);
    return await renderSite(assets);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
