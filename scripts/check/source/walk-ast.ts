/** A node of the syntax tree, as loosely as the rules need it. */
export type AstNode = { type: string; start: number; end: number; [field: string]: unknown };

export const isNode = (value: unknown): value is AstNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Calls `visit` for the node and everything below it, outermost first. */
export const walkAst = (node: AstNode, visit: (node: AstNode) => void): void => {
  visit(node);
  for (const value of Object.values(node)) {
    if (isNode(value)) walkAst(value, visit);
    else if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walkAst(item, visit);
    }
  }
};
