import { ApiError, apiErrorFrom } from "../../../lib/api/api-error.ts";

/** The simulators' own addresses, which exist only beside them and aren't part of the contract. */
export const simulatorRequest = async <Answer>(path: string, body?: object, signal?: AbortSignal): Promise<Answer> => {
  let response: Response;
  try {
    response = await fetch(`/simulator/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: { accept: "application/json", ...(body && { "content-type": "application/json" }) },
      body: body ? JSON.stringify(body) : null,
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError("offline", 0, {}, { cause });
  }
  if (!response.ok) throw apiErrorFrom(response.status, await response.json().catch(() => undefined));
  return (await response.json()) as Answer;
};
