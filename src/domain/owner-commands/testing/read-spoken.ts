import type { Language } from "../../languages.ts";
import { readOwnerCommand } from "../reading/read-owner-command.ts";
import { commandGist } from "./command-gist.ts";

/** A time that could be of both halves of the day is that of the working day. */
const atWork = (gist: string): string =>
  gist.replace(/(\d\d):(\d\d)\|(\d\d:\d\d)/g, (_, hour: string, minute: string, later: string) =>
    Number(hour) < 8 ? later : `${hour}:${minute}`,
  );

/** A message as a command, on Wednesday the 18th of November 2026 at ten; Ana and Luis work here. */
export const readSpoken = (text: string, preferred: Language): string =>
  atWork(
    commandGist(
      readOwnerCommand(text, {
        ...{ today: "2026-11-18", nowTime: "10:00", country: "ES", preferred },
        names: new Set(["maria", "joao", "clara", "peter", "ana", "luis"]),
        agentNames: new Set(["ana", "luis"]),
      })?.command ?? null,
    ),
  );
