import { type AstNode, isNode, walkAst } from "../source/walk-ast.ts";

export type Mark = { line: number; message: string };

type Comment = { value: string; start: number };

/** Marks of unfinished work. Read from the syntax tree, so that a text which merely quotes one is no mark. */
export const findMarks = (
  program: AstNode,
  comments: readonly Comment[],
  lineAt: (offset: number) => number,
): Mark[] => {
  const marks: Mark[] = [];
  for (const comment of comments) {
    const message = commentMark(comment.value);
    if (message) marks.push({ line: lineAt(comment.start), message });
  }
  walkAst(program, (node) => {
    const message = codeMark(node);
    if (message) marks.push({ line: lineAt(node.start), message });
  });
  return marks;
};

/** For files without a syntax tree here: SQL, CSS, HTML, shell. */
export const findTextMarks = (text: string): Mark[] =>
  text.split("\n").flatMap((line, index) => {
    const message = unfinished(line);
    return message ? [{ line: index + 1, message }] : [];
  });

const unfinished = (text: string): string | undefined => {
  const word = /\b(TODO|FIXME)\b/.exec(text)?.[1];
  return word && `${word}: finish it now, or open an issue and leave the code without the mark`;
};

const commentMark = (text: string): string | undefined => {
  const pragma = /@ts-(ignore|nocheck)\b/.exec(text)?.[0];
  if (pragma) return `${pragma}: fix the type, or narrow the value where it enters`;
  return unfinished(text);
};

const codeMark = (node: AstNode): string | undefined => {
  if (node.type === "TSAsExpression" || node.type === "TSTypeAssertion") {
    const isAny = isNode(node.typeAnnotation) && node.typeAnnotation.type === "TSAnyKeyword";
    return isAny ? "`as any`: take it in as `unknown` and narrow it, or parse it with zod" : undefined;
  }
  if (node.type !== "MemberExpression" || !isNode(node.property)) return undefined;
  const word = node.property.name;
  if (word !== "only" && word !== "skip" && word !== "fixme" && word !== "todo") return undefined;
  if (!testFunctions.has(rootName(node))) return undefined;
  return `.${word}: every test runs; mend this one or delete it`;
};

const testFunctions = new Set<unknown>(["test", "it", "describe", "suite", "bench"]);

const rootName = (node: AstNode): unknown => {
  let current: unknown = node;
  while (isNode(current)) {
    if (current.type === "Identifier") return current.name;
    current = current.type === "MemberExpression" ? current.object : current.callee;
  }
  return undefined;
};
