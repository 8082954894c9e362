import { parseSync } from "vite";
import { commentMark, type Mark } from "../structure/find-marks.ts";
import { type AstNode, isNode, walkAst } from "./walk-ast.ts";

/**
 * How the module is reached: `type` vanishes when types are stripped, `lazy` runs after loading, `value` is
 * evaluated first. `import { type A }` is a value import: only the names vanish, the file is still loaded.
 */
export type ImportKind = "value" | "type" | "lazy";

export type ImportUse = { specifier: string; kind: ImportKind; line: number };

export type Source = {
  path: string;
  lineCount: number;
  imports: ImportUse[];
  marks: Mark[];
  program: AstNode;
  lineAt: (offset: number) => number;
};

/** Reads a TypeScript file once, for all the rules. */
export const parseSource = (path: string, text: string): Source => {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} doesn't parse: ${errors[0].message}`);
  const root = program as unknown as AstNode;
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const imports: ImportUse[] = [];

  walkAst(root, (node) => {
    const use = importOf(node);
    if (use) imports.push({ ...use, line: lineAt(node.start) });
  });
  const marks = comments.flatMap(({ value, start }) => {
    const message = commentMark(value);
    return message ? [{ line: lineAt(start), message }] : [];
  });
  const lineCount = text === "" ? 0 : text.replace(/\n$/, "").split("\n").length;
  return { path, lineCount, imports, marks, program: root, lineAt };
};

/**
 * The fixed beginning of a string: of `"../a.ts"` all of it, of `../pages/${name}` the part before the hole,
 * which is enough to know the layer it points into.
 */
export const literalStart = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  const [first] = node.quasis as { value: { cooked: string } }[];
  return first?.value.cooked;
};

const importOf = (node: AstNode): Omit<ImportUse, "line"> | undefined => {
  const found = (source: unknown, kind: ImportKind) => {
    const specifier = literalStart(source);
    return specifier ? { specifier, kind } : undefined;
  };
  switch (node.type) {
    case "ImportDeclaration":
      return found(node.source, node.importKind === "type" ? "type" : "value");
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return found(node.source, node.exportKind === "type" ? "type" : "value");
    case "TSImportType":
      return found(node.source, "type");
    case "TSExternalModuleReference":
      return found(node.expression, "value");
    case "ImportExpression":
      return found(node.source, "lazy");
    case "CallExpression":
      return loadsByCall(node.callee) ? found(firstArgument(node), "lazy") : undefined;
    // new URL("./worker.ts", import.meta.url) is how a bundler is asked for another file.
    case "NewExpression":
      return nameOf(node.callee) === "URL" && (node.arguments as unknown[]).length === 2
        ? found(firstArgument(node), "lazy")
        : undefined;
    default:
      return undefined;
  }
};

const firstArgument = (node: AstNode): unknown => (node.arguments as unknown[])[0];

const nameOf = (node: unknown): unknown => (isNode(node) && node.type === "Identifier" ? node.name : undefined);

const loadsByCall = (callee: unknown): boolean => {
  if (nameOf(callee) === "require") return true;
  if (!isNode(callee) || callee.type !== "MemberExpression") return false;
  const property = nameOf(callee.property);
  const isImportMeta = isNode(callee.object) && callee.object.type === "MetaProperty";
  return (isImportMeta && (property === "glob" || property === "resolve")) || property === "importActual";
};
