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
    return next(specifier, context);
  },
});

const ours = (url) => ({ url, format: "module-typescript", shortCircuit: true });

await import("../start.ts");
