import { type BrokenBuild, patchSource } from "./broken-build.ts";

export const brokenOutbound: readonly BrokenBuild[] = [
  {
    name: "a call outside has no end",
    check: "whatever a server elsewhere answers, the call ends and nothing else does",
    patches: [
      patchSource(
        "server/platform/outbound/create-outbound.ts",
        `() => fail(new OutboundError("too-slow")), ms)`,
        "() => {}, ms)",
      ),
    ],
  },
  {
    name: "XML from outside is read on the main thread",
    check: "an account of three thousand calendars takes a few requests and keeps nobody waiting",
    patches: [
      patchSource(
        "server/integrations/calendars/calendar-pool.ts",
        `await pool.run({ kind: "resources", bytes })`,
        `{ kind: "done", result: (await import("./read-multistatus.ts")).readMultistatus(bytes) } as const`,
      ),
    ],
  },
  {
    name: "each calendar is read by a thread of its own",
    check: "twenty calendars without an end are read by two threads",
    patches: [
      patchSource("server/platform/parsing/create-parsing-pool.ts", "const threads = 2;", "const threads = 40;"),
    ],
  },
];
