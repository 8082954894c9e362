import { useMutation } from "@tanstack/react-query";
import { simulatorRequest } from "./simulator-request.ts";

export const attachmentKinds = ["voice", "image", "location", "sticker"] as const;

export type Attachment = (typeof attachmentKinds)[number];

export type PhoneMessage = {
  from: string;
  to: string;
  profileName: string;
  text?: string;
  /** The id of the option that was tapped. */
  choice?: string;
  kind?: Attachment;
};

/** Answers once the bot has. */
export const useSendMessage = () =>
  useMutation({
    mutationFn: (message: PhoneMessage) => simulatorRequest<unknown>("messages", message),
  });
