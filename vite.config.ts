import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderPublicSite } from "./scripts/prerender-public-site.ts";
import { withoutScripts } from "./src/web/lib/language/without-scripts.ts";

/** What sign-in, and any page with a form, shows. */
const formModules =
  /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput|Alert|Stack|ActionIcon|Group)\/|src\/web\/components\/settings\/(language-picker|color-scheme-picker|radio-menu)/;

/** What the signed-in owner's pages share. */
const deskModules = /@mantine\/core\/esm\/components\/(VisuallyHidden|Avatar|Badge|Skeleton|Paper)\//;

/** What menus need, of which the calendar has some at once. */
const menuModules =
  /node_modules\/(@floating-ui|react-remove-scroll[\w-]*)\/|@mantine\/core\/esm\/components\/(Menu|Popover|Portal|FocusTrap|Floating)\//;

/** What dialogs and forms need, which come after the page they stand on. */
const dialogModules =
  /node_modules\/zod\/|@mantine\/core\/esm\/components\/(Modal|ModalBase|Drawer|ScrollArea|Combobox|Select|Tabs|Switch|Checkbox)\/|@mantine\/dates|dayjs\/dayjs/;

export default defineConfig({
  root: "src/web",
  base: "/",
  plugins: [react(), prerenderPublicSite(), { name: "without-scripts", transformIndexHtml: withoutScripts }],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    // Says which files a page needs; the size budgets are held against it.
    manifest: true,
    sourcemap: false,
    // light-dark() stays as written: its translation for older browsers doesn't see Mantine's colour scheme.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Icons and flags stay files or components: the content security policy need not allow data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The calendar's recurrence library asks for a default export that it also does without.
      checks: { importIsUndefined: false },
      output: {
        codeSplitting: {
          // Few larger files: they compress better, take fewer requests and survive most releases in the cache.
          groups: [
            // What every page needs; the entry itself stays apart, as the manifest names pages by it.
            { name: "base", priority: 3, tags: ["$initial"], test: /^(?!.*(index\.html|src\/web\/main\.tsx))/ },
            { name: "form", priority: 2, test: formModules },
            { name: "desk", priority: 1, test: deskModules },
            { name: "menu", priority: 2, test: menuModules },
            { name: "dialog", priority: 1, test: dialogModules },
          ],
        },
      },
    },
  },
});
