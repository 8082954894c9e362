import { enableCompileCache } from "node:module";

// JavaScript, so that nothing need be translated before the cache exists: it keeps what Node has compiled for the next start.
enableCompileCache();

await import("../start.ts");
