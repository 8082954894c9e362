import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

const packageFile = findPackageJSON(import.meta.url);
if (!packageFile) throw new Error("Daybook's package.json is missing.");

/** Daybook's own folder. A module's place in it says nothing about where others are: `npm start` runs them joined into few files. */
export const projectFolder = dirname(packageFile);
