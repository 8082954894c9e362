import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: "src/web",
  base: "/",
  plugins: [react()],
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
      output: {
        codeSplitting: {
          // What every page needs stays in one file: it compresses better and survives most releases in the cache.
          groups: [
            {
              name: "base",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|use-sync-external-store)\//,
            },
          ],
        },
      },
    },
  },
});
