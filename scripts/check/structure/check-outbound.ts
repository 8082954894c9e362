import type { Finding } from "../finding.ts";
import type { Source } from "../source/parse-source.ts";
import { type AstNode, isNode, walkAst } from "../source/walk-ast.ts";

const message = "calls to other servers go through src/server/platform/outbound, which limits and checks them";

/** Modules that open connections, with the names of theirs that open none. */
const modules: Record<string, ReadonlySet<string>> = {
  http: new Set(["createServer", "STATUS_CODES", "METHODS", "maxHeaderSize", "validateHeaderValue"]),
  https: new Set(["createServer"]),
  http2: new Set(),
  net: new Set(["createServer", "isIP", "isIPv4", "isIPv6", "BlockList", "SocketAddress"]),
  tls: new Set(["createServer"]),
  dgram: new Set(),
};

const clients = new Set(["undici", "axios", "got", "node-fetch", "ws", "tsdav"]);

/** Mail has a protocol of its own; one of the two is the doctor's look at the mail server. */
const mailFiles = new Set([
  "src/server/platform/mail/create-mailer.ts",
  "src/server/operate/doctor/check-providers.ts",
]);

/** Server code that calls another server past the one client. Types open no connection, and tests may call theirs. */
export const checkOutbound = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => /^src\/(?:server|domain|contract)\//.test(path) && !isExempt(path))
    .flatMap(({ path, program, lineAt }) => {
      const findings: Finding[] = [];
      walkAst(program, (node) => {
        if (isCall(node) || isClientImport(path, node)) findings.push({ path, line: lineAt(node.start), message });
      });
      return findings;
    });

const isExempt = (path: string): boolean =>
  path.startsWith("src/server/platform/outbound/") || path.startsWith("src/server/testing/") || path.includes(".test.");

/** `fetch(…)`, `globalThis.fetch(…)`, and the request that web-push would make by itself. */
const isCall = ({ type, callee }: AstNode): boolean => {
  if (type !== "CallExpression" || !isNode(callee)) return false;
  if (callee.type === "Identifier") return callee["name"] === "fetch";
  const { object, property } = callee;
  if (callee.type !== "MemberExpression" || !isNode(property)) return false;
  if (property["name"] === "sendNotification") return true;
  return property["name"] === "fetch" && isNode(object) && object["name"] === "globalThis";
};

const isClientImport = (path: string, node: AstNode): boolean => {
  const isLazy = node.type === "ImportExpression";
  if ((!isLazy && node.type !== "ImportDeclaration") || node["importKind"] === "type") return false;
  const source = isNode(node["source"]) ? String(node["source"]["value"]) : "";
  if (clients.has(source)) return true;
  if (source === "nodemailer") return !mailFiles.has(path);
  const harmless = modules[source.replace(/^node:/, "")];
  if (harmless === undefined) return false;
  return isLazy || (node["specifiers"] as AstNode[]).some((specifier) => !isHarmless(specifier, harmless));
};

const isHarmless = ({ type, imported, importKind }: AstNode, harmless: ReadonlySet<string>): boolean =>
  importKind === "type" || (type === "ImportSpecifier" && isNode(imported) && harmless.has(String(imported["name"])));
