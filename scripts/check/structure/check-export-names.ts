import type { Finding } from "../finding.ts";
import type { Source } from "../source/parse-source.ts";
import { type AstNode, isNode } from "../source/walk-ast.ts";

/**
 * Names that two files of one layer export: whoever searches for one finds the other. Layers may share a name, as a route
 * of the contract and the function that serves it do. Tests, generated files and what strangers wrote don't count.
 */
export const checkExportNames = (sources: readonly Source[]): Finding[] => {
  const counted = sources.filter(({ path }) => layerOf(path) !== undefined && !/\.(test|gen)\.|\/blind\//.test(path));
  const uses = counted.flatMap(({ path, program, lineAt }) =>
    exportedNames(program).map(({ name, start }) => ({ name, path, line: lineAt(start) })),
  );
  const groups = Map.groupBy(uses, ({ name, path }) => `${layerOf(path)} ${name}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ path }) => path !== first?.path)
      .map(({ name, path, line }) => ({
        path,
        line,
        message: `"${name}" is exported by ${first?.path} too; if it is the same thing keep one, else call each after its own object`,
      })),
  );
};

/** `src/domain/languages.ts` → `domain` */
const layerOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

type ExportedName = { name: string; start: number };

/** A type and a value of one name in a file are one thing, and so are a function's overloads. */
const exportedNames = (program: AstNode): ExportedName[] => {
  const declared = (program["body"] as AstNode[]).flatMap((statement): ExportedName[] => {
    const { declaration } = statement;
    if (statement.type !== "ExportNamedDeclaration" || !isNode(declaration)) return [];
    const holders =
      declaration.type === "VariableDeclaration" ? (declaration["declarations"] as AstNode[]) : [declaration];
    return holders.flatMap(({ id }) =>
      isNode(id) && typeof id["name"] === "string" ? [{ name: id["name"], start: statement.start }] : [],
    );
  });
  return [...new Map(declared.map((each) => [each.name, each])).values()];
};
