import autocannon from "autocannon";
import type { Load, LoadReport } from "./load.ts";

/** The process behind `startLoadGenerator`: a load comes in, a report goes out. */
const generate = async ({ url, method = "GET", headers = {}, body, connections = 32, seconds = 1 }: Load) => {
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body === undefined ? {} : { body }),
  });
  const report: LoadReport = {
    requests: result.requests.total,
    failures: result.errors + result.timeouts + result.non2xx,
    seconds: result.duration,
  };
  process.send?.(report);
};

process.on("message", (load: Load) => void generate(load));
