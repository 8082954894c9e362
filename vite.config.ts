import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderPublicSite } from "./scripts/prerender-public-site.ts";
import { createWebChunks } from "./scripts/web/web-chunks.ts";
import { withoutScripts } from "./src/web/lib/language/without-scripts.ts";

const root = import.meta.dirname;
const { plugin: webChunks, isIn } = createWebChunks(root);

/** The app's own packages, which sign-in does without. */
const appModules =
  /node_modules\/(@tanstack|use-sync-external-store)\/|@mantine\/core\/esm\/components\/(VisuallyHidden|Avatar|Badge|Skeleton|Paper|Kbd)\//;

/** Fields, which sign-in has at once and the app's dialogs later. */
const fieldModules = /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput)\//;

/** What sign-in and app have in common. */
const isCore = (id: string): boolean =>
  id.includes("node_modules") ? !appModules.test(id) && !fieldModules.test(id) : isIn("core", id);

/** What menus need, which come when they are asked for. */
const menuModules =
  /node_modules\/(@floating-ui|react-remove-scroll[\w-]*)\/|@mantine\/core\/esm\/components\/(Menu|Popover|Portal|FocusTrap|Floating)\//;

/** What dialogs and forms need, which come after the page they are on. */
const dialogModules =
  /node_modules\/zod\/|@mantine\/core\/esm\/components\/(Modal|ModalBase|Drawer|ScrollArea|Combobox|Select|Tabs|Switch|Checkbox)\/|@mantine\/dates|dayjs\/dayjs/;

export default defineConfig({
  root: "src/web",
  base: "/",
  resolve: {
    // The part of both that the app uses; public pages are rendered with the whole.
    alias: {
      i18next: join(root, "src/web/lib/language/light/create-instance.ts"),
      "react-i18next": join(root, "src/web/lib/language/light/use-translation.ts"),
    },
  },
  plugins: [react(), prerenderPublicSite(), webChunks, { name: "without-scripts", transformIndexHtml: withoutScripts }],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    // Says which files a page needs; the size budgets are held against it.
    manifest: true,
    sourcemap: false,
    // Every browser that the styles are for knows module preloads.
    modulePreload: { polyfill: false },
    // light-dark() stays as written: its translation for older browsers doesn't see Mantine's colour scheme.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Icons and flags stay files or components: the content security policy need not allow data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The sign-in page is a page of its own: nobody should wait for the app before they may type.
      input: ["index.html", "auth.html"].map((page) => join(root, "src/web", page)),
      // The calendar's recurrence library asks for a default export that it also does without.
      checks: { importIsUndefined: false },
      output: {
        codeSplitting: {
          groups: [
            // First what everything else depends on: a group takes along what its modules import.
            { name: "core", priority: 6, tags: ["$initial"], test: isCore },
            { name: "field", priority: 5, test: fieldModules },
            { name: "app", priority: 4, test: (id) => appModules.test(id) || isIn("app", id) },
            { name: "calendar", priority: 3, test: (id) => isIn("calendar", id) },
            { name: "sign-in", priority: 2, test: (id) => isIn("signIn", id) },
            { name: "menu", priority: 1, test: menuModules },
            { name: "dialog", priority: 1, test: dialogModules },
          ],
        },
      },
    },
  },
});
