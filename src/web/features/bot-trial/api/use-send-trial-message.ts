import { useMutation } from "@tanstack/react-query";
import { sendTrialMessage } from "#contract/chat/bot-trial.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../../../lib/api/api.ts";

type TrialMessage = { body: RouteCall<typeof sendTrialMessage>["body"]; idempotencyKey: string };

export const useSendTrialMessage = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: TrialMessage) => callApi(sendTrialMessage, { body }, { idempotencyKey }),
  });
