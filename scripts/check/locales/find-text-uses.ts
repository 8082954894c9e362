import { literalStart, type Source } from "../source/parse-source.ts";
import { type AstNode, isNode, walkAst } from "../source/walk-ast.ts";

/** `key` is asked for whole, or with holes at each `*`; `subtree` asks for everything below the key. */
export type TextUse = { key: string; line: number; subtree: boolean };

export type TextUses = {
  /** Keys passed to `t` or `<Trans>`: these must exist. */
  asked: TextUse[];
  /** Any other text of the file which may name a key, such as the entries of a table of keys. */
  mentioned: string[];
  /** Lines where the source doesn't show the key. */
  hidden: number[];
};

/** The keys of ui.json that a source uses. */
export const findTextUses = ({ program, lineAt }: Pick<Source, "program" | "lineAt">): TextUses => {
  const uses: TextUses = { asked: [], mentioned: [], hidden: [] };
  walkAst(program, (node) => {
    const mention = keyPattern(node);
    if (mention) uses.mentioned.push(mention);
    const line = lineAt(node.start);
    if (isProperty(node, "keyPrefix")) uses.hidden.push(line);
    for (const key of askedKeys(node)) {
      if (isNode(key) && key.type === "TemplateLiteral" && !literalStart(key)) uses.hidden.push(line);
      const pattern = keyPattern(key);
      if (pattern) uses.asked.push({ key: pattern, line, subtree: wantsObjects(node) });
    }
  });
  return uses;
};

/** `"a.b"` → `a.b`, `` `a.${x}.title` `` → `a.*.title` */
const keyPattern = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return /^[A-Za-z]/.test(parts[0] ?? "") ? parts.join("*") : undefined;
};

const askedKeys = (node: AstNode): unknown[] => {
  if (node.type === "JSXAttribute") {
    const name = isNode(node.name) ? node.name.name : undefined;
    if (name !== "i18nKey" || !isNode(node.value)) return [];
    return branches(node.value.type === "JSXExpressionContainer" ? node.value.expression : node.value);
  }
  if (node.type !== "CallExpression" || !isTranslate(node.callee)) return [];
  return branches((node.arguments as unknown[])[0]);
};

/** Both sides of `isNew ? "a" : "b"`, and each of a list of keys to try. */
const branches = (node: unknown): unknown[] => {
  if (!isNode(node)) return [];
  if (node.type === "ConditionalExpression") return [...branches(node.consequent), ...branches(node.alternate)];
  if (node.type === "LogicalExpression") return [...branches(node.left), ...branches(node.right)];
  return [node];
};

const isTranslate = (callee: unknown): boolean => {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return callee.name === "t";
  return callee.type === "MemberExpression" && isNode(callee.property) && callee.property.name === "t";
};

const isProperty = (node: AstNode, name: string): boolean =>
  node.type === "Property" && isNode(node.key) && node.key.name === name;

const wantsObjects = (call: AstNode): boolean => {
  const options = call.type === "CallExpression" ? (call.arguments as unknown[])[1] : undefined;
  if (!isNode(options) || options.type !== "ObjectExpression") return false;
  return (options.properties as AstNode[]).some((property) => isProperty(property, "returnObjects"));
};
