import type { Language } from "../../languages.ts";
import { readOwnerCommand } from "../reading/read-owner-command.ts";
import { commandGist } from "./command-gist.ts";

const names: ReadonlySet<string> = new Set(
  "maria ana lopez tom jones cleo pedro marie lukas joao jorg klara".split(" "),
);

/** A message as a command, on Monday the first of March 2027 at nine. */
export const readGist = (text: string, preferred: Language): string =>
  commandGist(
    readOwnerCommand(text, {
      ...{ today: "2027-03-01", nowTime: "09:00", country: "ES", preferred },
      ...{ names, agentNames: new Set(["ana", "lukas"]) },
    })?.command ?? null,
  );
