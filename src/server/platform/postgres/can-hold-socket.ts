import { createServer } from "node:net";
import { join } from "node:path";

/** Systems take a hundred bytes or so for a socket's path: 104 with the end mark on macOS, 108 on Linux. */
const longestPath = 103;
const longestName = ".s.PGSQL.65535";

/** PostgreSQL takes a list of folders, in which these mean something. */
const listMarks = /[,"]|^\s|\s$/;

/** Whether PostgreSQL can put its socket there: some file systems hold none, Windows has none, and a path may be too long. */
export const canHoldSocket = (dir: string, platform: NodeJS.Platform = process.platform): Promise<boolean> => {
  const isTooLong = Buffer.byteLength(join(dir, longestName)) > longestPath;
  if (platform === "win32" || isTooLong || listMarks.test(dir)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    // Closing it removes the file.
    probe.listen(join(dir, `.s.try.${process.pid}`), () => probe.close(() => resolve(true)));
  });
};
