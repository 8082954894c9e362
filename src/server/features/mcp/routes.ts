import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KeyGate } from "../../platform/api-keys/key-gate.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { apiCaller } from "./call-service.ts";

type McpDeps = { keys: KeyGate };

/**
 * `POST /mcp`: the Model Context Protocol over streamable HTTP, without sessions, so that any process can answer. Each request
 * carries an API key and is answered as JSON.
 */
export const mcpRoutes = (app: FastifyInstance, { keys }: McpDeps): void => {
  app.post("/mcp", async (request, reply) => {
    reply.header("www-authenticate", "Bearer");
    if (!keys.isUsed(request)) throw new AppError("key-invalid");
    await keys.enter(request, reply, "read");
    reply.removeHeader("www-authenticate");
    // A batch would be one call of the limit and many to the database.
    if (Array.isArray(request.body)) throw new AppError("invalid-input", { fields: { body: "batchUnsupported" } });
    const response = await answerMcp(app, request);
    reply.code(response.status).header("cache-control", "no-store");
    const type = response.headers.get("content-type");
    return (type === null ? reply : reply.header("content-type", type)).send(await response.text());
  });
  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE"],
    url: "/mcp",
    handler: async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header("allow", "POST");
      throw new AppError("method-not-allowed");
    },
  });
};

const answerMcp = async (app: FastifyInstance, { headers, body }: FastifyRequest): Promise<Response> => {
  // Few installations are asked: the protocol is loaded with the first request.
  const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import("./tools-service.ts"),
    import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
  ]);
  const server = createMcpServer(apiCaller(app, headers.authorization ?? ""));
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const request = new Request("http://localhost/mcp", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: headers.accept ?? "application/json, text/event-stream",
        ...versionHeader(headers["mcp-protocol-version"]),
      },
      body: JSON.stringify(body),
    });
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
};

const versionHeader = (version: string | string[] | undefined): Record<string, string> =>
  typeof version === "string" ? { "mcp-protocol-version": version } : {};
