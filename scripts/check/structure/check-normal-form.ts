import type { Finding } from "../finding.ts";
import type { Source } from "../source/parse-source.ts";
import { isNode, walkAst } from "../source/walk-ast.ts";

const message = "texts are normalized by normalForm (src/domain/text), which bounds the marks on a letter";

/** `text.normalize(form)` past the one bounded function. Methods of that name with more arguments are others. */
export const checkNormalForm = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => path !== "src/domain/text/normal-form.ts" && !path.includes(".test."))
    .flatMap(({ path, program, lineAt }) => {
      const findings: Finding[] = [];
      walkAst(program, ({ type, callee, arguments: given, start }) => {
        if (type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression") return;
        const { property } = callee;
        const isNormalize = isNode(property) && (property["name"] ?? property["value"]) === "normalize";
        if (isNormalize && (given as unknown[]).length <= 1) findings.push({ path, line: lineAt(start), message });
      });
      return findings;
    });
