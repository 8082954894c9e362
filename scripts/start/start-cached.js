import { enableCompileCache, registerHooks } from "node:module";

// JavaScript, so that nothing need be translated before the cache exists: it keeps what Node has compiled for the next start.
enableCompileCache();

const sources = new URL("../../src/", import.meta.url).href;

// Our own imports name the very file, of which there are a thousand: it needn't be looked for.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOurs = specifier.endsWith(".ts") && context.parentURL?.startsWith(sources);
    if (isOurs && specifier.startsWith("#")) return ours(sources + specifier.slice(1));
    if (isOurs && specifier.startsWith(".")) return ours(new URL(specifier, context.parentURL).href);
    if (isWithinPackage(specifier, context))
      return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
    return next(specifier, context);
  },
});

/** A package's modules name each other's files, too: two thousand times. */
const isWithinPackage = (specifier, { parentURL, conditions }) =>
  specifier.startsWith(".") &&
  /\.m?js$/.test(specifier) &&
  conditions.includes("import") &&
  parentURL?.includes("/node_modules/");

const ours = (url) => ({ url, format: "module-typescript", shortCircuit: true });

await import("../start.ts");
