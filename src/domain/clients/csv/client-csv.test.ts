import { describe, expect, test } from "vitest";
import { readHarmless } from "../../text/csv.ts";
import { columnOf } from "./client-columns.ts";
import { parseCsv } from "./parse-csv.ts";
import { type KnownRecord, planImport } from "./plan-import.ts";
import { clientFileRows, openClientFile } from "./read-client-file.ts";
import { writeCsv } from "./write-csv.ts";

const cells = (text: string) => {
  const file = parseCsv(text, { mostColumns: 3, mostRows: 9 });
  return file.ok ? file.rows.map((row) => row.cells) : file;
};

describe("a CSV file", () => {
  test.each([
    [
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a;b\r\n1;2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a\tb\r1\t2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "\uFEFFa;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "sep=;\na;b\n1;2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      '"a;x",b\n"say ""hi""",2',
      [
        ["a;x", "b"],
        ['say "hi"', "2"],
      ],
    ],
    [
      'a,b\n"two\nlines",2',
      [
        ["a", "b"],
        ["two\nlines", "2"],
      ],
    ],
    [
      "a,b\n\n , \n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a,b\n1,",
      [
        ["a", "b"],
        ["1", ""],
      ],
    ],
    ["", []],
    ['a\n"open', { ok: false, reason: "openQuote", line: 2 }],
  ])("%j is read as cells", (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  test("lines count as an editor counts them", () => {
    const file = parseCsv('a,b\n"x\ny",1\n\nz,2', { mostColumns: 3, mostRows: 9 });
    expect(file.ok && file.rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });
});

test.each([
  ["Name", "name"],
  ["Full Name", "name"],
  ["Nombre completo", "name"],
  ["Vorname", "firstName"],
  ["Nachname", "lastName"],
  ["Prénom", "firstName"],
  ["Sobrenome", "lastName"],
  ["Teléfono", "phone"],
  ["Numéro de téléphone", "phone"],
  ["Handy-Nr.", null],
  ["Telefonnummer", "phone"],
  ["TELEFONE", "phone"],
  ["Étiquettes", "tags"],
  ["Notizen", "notes"],
  ["Observações", "notes"],
  ["Anotações", "notes"],
  ["Birthday", null],
])("the CSV heading %s names the column %s", (heading, column) => {
  expect(columnOf(heading)).toBe(column);
});

const toPhone = (phone: string) => (/^[\d +]{7,}$/.test(phone) ? `+34${phone.replace(/\D/g, "").slice(-9)}` : null);

test("wrong lines are named by line and reason; the others are read", () => {
  const text = `Nombre;Teléfono;Etiquetas;Cumpleaños
Ana;612 345 678;vip, corte
;;;
Luis;12
${"x".repeat(101)};612345679
"";
Eva;;a;b;c
'=Eva;`;
  const file = openClientFile(text, toPhone);
  expect(file).toMatchObject({ ok: true, ignored: ["Cumpleaños"] });
  expect(file.ok && file.rows.map(file.readRow)).toMatchObject([
    { ok: true, line: 2, name: "Ana", phone: "+34612345678", tags: ["vip", "corte"] },
    { ok: false, line: 4, problem: "phoneInvalid", text: "Luis · 12" },
    { ok: false, line: 5, problem: "nameTooLong" },
    { ok: false, line: 7, problem: "tooManyCells" },
    { ok: true, line: 8, name: "=Eva", phone: null },
  ]);
});

test.each([
  ["", "noColumns"],
  ["Name,Phone", "noRows"],
  ["Color,Notes\nred,x", "noColumns"],
  ['Name\n"Ana', "openQuote"],
  ["Name\nAna\nE\u0007va", "controlCharacters"],
  [`Name\n${"A\n".repeat(clientFileRows + 1)}`, "tooManyRows"],
])("a file that can't be read: %#", (text, problem) => {
  expect(openClientFile(text, toPhone)).toMatchObject({ ok: false, problem });
});

describe("the plan of an import", () => {
  const ana: KnownRecord = { id: "1", name: "Ana", email: null, notes: "Tea", tags: ["vip"], phones: ["+341", "+342"] };
  const line = (number: number, over: object) => ({
    line: number,
    name: null,
    phone: null,
    email: null,
    notes: "",
    tags: [],
    ...over,
  });

  test("a known client is updated, not doubled, and nothing is taken away", () => {
    const { lines, records } = planImport(
      [
        line(2, { name: "Ana Ruiz", phone: "+342", notes: "Left-handed", tags: ["VIP", "new"] }),
        line(3, { phone: "+341" }),
        line(4, { name: "Luis", phone: "+349" }),
        line(5, { name: "Luis", phone: "+349", tags: ["x"] }),
        line(6, { name: "Eva" }),
        line(7, { name: "eva" }),
      ],
      [ana],
    );
    expect(lines.map(({ line: at, outcome }) => `${at} ${outcome}`)).toEqual([
      ...["2 update", "3 same", "4 new", "5 update", "6 new", "7 update"],
    ]);
    expect(lines[3]).toMatchObject({ sameAsLine: 4, fields: ["tags"] });
    expect(records).toEqual([
      {
        ...{ id: "1", phone: "+341", before: { name: "Ana", email: null, notes: "Tea", tags: ["vip"] } },
        after: { name: "Ana Ruiz", email: null, notes: "Tea\nLeft-handed", tags: ["vip", "new"] },
      },
      { id: null, phone: "+349", before: null, after: { name: "Luis", email: null, notes: "", tags: ["x"] } },
      { id: null, phone: null, before: null, after: { name: "eva", email: null, notes: "", tags: [] } },
    ]);
  });
});

test("a mail address finds who has no number, and is added to who has one", () => {
  const known: KnownRecord[] = [
    { id: "1", name: "Ana", email: "ana@example.com", notes: "", tags: [], phones: [] },
    { id: "2", name: "Luis", email: null, notes: "", tags: [], phones: ["+341"] },
  ];
  const line = (at: number, over: object) => ({
    line: at,
    name: null,
    phone: null,
    email: null,
    notes: "",
    tags: [],
    ...over,
  });
  const { lines, records } = planImport(
    [
      line(2, { name: "Ana Ruiz", email: "ana@example.com" }),
      line(3, { phone: "+341", email: "luis@example.com" }),
      line(4, { name: "Ana", email: "other@example.com" }),
    ],
    known,
  );
  expect(lines.map(({ outcome }) => outcome)).toEqual(["update", "update", "new"]);
  expect(records.map(({ id, after }) => [id, after.name, after.email])).toEqual([
    ["1", "Ana Ruiz", "ana@example.com"],
    ["2", "Luis", "luis@example.com"],
    [null, "Ana", "other@example.com"],
  ]);
});

describe("an exported CSV cell", () => {
  test.each([
    ...["=1+1", "+34 612", "-5", "@SUM(A1)", "\t=1", "\r=1", " =1", "|x", "%0A", "＝1", "\u200b=1", "\n-x", "+1;=2"],
  ])("%j is no formula", (cell) => {
    const [row] = cells(writeCsv([["A"], [cell]], ",")) as string[][];
    expect(row).toEqual(["A"]);
    const written = (cells(writeCsv([["A"], [cell]], ",")) as string[][])[1]?.[0] ?? "";
    expect(written.startsWith("'")).toBe(true);
    expect(readHarmless(written)).toBe(cell);
  });

  test("it has the mark spreadsheets know the letters by, and can be read again", () => {
    const rows = [
      ["Name", "Notes"],
      ['O"Neil; Zoë', "two\nlines, and more"],
    ];
    for (const separator of [",", ";"] as const) {
      const text = writeCsv(rows, separator);
      expect(text.startsWith("\uFEFF")).toBe(true);
      expect(cells(text)).toEqual(rows);
    }
  });
});

test.each([
  ["quotes without end", '"'.repeat(1_000_000)],
  ["quotes in pairs", `${'""'.repeat(499_000)}x`],
  ["columns without end", ",".repeat(1_000_000)],
  ["blanks", `Name\n${" ".repeat(900_000)}`],
  ["line ends", `Name\n${"\n".repeat(900_000)}`],
  ["apostrophes", `Name\n"${"\n'".repeat(450_000)}"`],
])("a megabyte of %s is read or refused", (_, text) => {
  const file = openClientFile(text, () => null);
  expect(file.ok ? file.rows.map(file.readRow).length : file.problem).toBeTruthy();
});
