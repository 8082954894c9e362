import { type BrokenBuild, patchSource } from "./broken-build.ts";

/** Texts that are worked on at any length, or by patterns that take the square of it. */
export const brokenTexts: readonly BrokenBuild[] = [
  {
    name: "a text is normalized before its length is known, however many marks a letter has",
    check: "no field of any route holds up the others with a long text",
    patches: [
      patchSource("domain/text/text-field.ts", "z.string({ error }).max(maxLength,", "z.string({ error }).max(1e9,"),
      patchSource("domain/text/normal-form.ts", `text.replace(longRun, "$1").normalize(form)`, "text.normalize(form)"),
    ],
  },
  {
    name: "a header is read by a pattern that begins anywhere",
    check: "no header holds up the others",
    patches: [patchSource("domain/accepted-languages.ts", ".slice(0, 500)", `.replace(/[^!]*[^!]{0,9}!/g, "")`)],
  },
  {
    name: "a forged webhook may have any number of parameters, each looked for among all",
    check: "no forged webhook holds up the others",
    patches: [
      patchSource(
        "server/integrations/whatsapp/twilio/webhooks/signature.ts",
        "const mostParameters = 200;",
        "const mostParameters = 1e9;",
      ),
    ],
  },
  {
    name: "a cell's formula is looked for from each line end on",
    check: "an export of notes that are line ends holds up nobody",
    patches: [
      patchSource("domain/text/csv.ts", "(?<![;\\\\s\\\\p{Cf}])[;", "[;"),
      // One row alone stays below the limit on a quick machine.
      patchSource("server/platform/fences/map-in-portions.ts", "const portionMs = 20;", "const portionMs = 1e9;"),
    ],
  },
  {
    name: "a file's first line may have any number of cells, and the file any number of lines",
    check: "a file to import holds up nobody",
    patches: [
      patchSource("domain/clients/csv/parse-csv.ts", "> mostColumns", "> 1e9"),
      patchSource("domain/clients/csv/parse-csv.ts", "> mostRows", "> 1e9"),
      patchSource("domain/clients/csv/parse-csv.ts", `if (content[at] === "\\n") {`, "if (false) {"),
      patchSource("domain/text/normal-form.ts", `text.replace(longRun, "$1").normalize(form)`, "text.normalize(form)"),
    ],
  },
  {
    name: "ten messages are read as one of any length, by a pattern that begins at each blank",
    check: "no message to the bot holds up the others",
    patches: [
      patchSource("domain/conversation/receiving/join-burst.ts", "text.slice(0, longestText)", "text"),
      patchSource(
        "domain/conversation/reading/clauses/without-list-marks.ts",
        "/(^|\\n)[^\\S\\n]*(?:",
        "/(^|\\s)\\s*\\s{0,9}(?:",
      ),
    ],
  },
  {
    name: "a command of any length is read by a pattern that begins anywhere",
    check: "no command by WhatsApp holds up the others",
    patches: [
      patchSource(
        "domain/owner-commands/reading/read-owner-command.ts",
        "if (text.length > longestCommand) return null;",
        `text.repeat(2).replace(/[^!]*[^!]{0,9}!/g, "");`,
      ),
    ],
  },
];
