import type { IncomingMessage } from "#domain/conversation/message.ts";
import { renderReply } from "#domain/conversation/replying/render.ts";
import type { Line, Reply } from "#domain/conversation/replying/reply.ts";
import type { Language } from "#domain/languages.ts";
import type { AskedChoice, Decision } from "#domain/owner-commands/deciding/decision.ts";
import type { OwnerAction } from "#domain/owner-commands/deciding/owner-action.ts";
import type { OwnerFacts } from "#domain/owner-commands/deciding/owner-facts.ts";
import { doneLines, refusalLine } from "#domain/owner-commands/replying/done-lines.ts";
import { readBack } from "#domain/owner-commands/replying/read-back.ts";
import type { OwnerState } from "#domain/owner-commands/state.ts";
import { type OwnerStep, stateAfter, takeOwnerMessage } from "#domain/owner-commands/take-owner-message.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { ownerTexts } from "#locales/owner-texts.ts";
import { doneBy } from "../../../platform/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { storedMessage } from "../message-present.ts";
import { codeOf, doAction } from "./action-service.ts";
import { showFree } from "./free-times-service.ts";
import { previewAction } from "./preview-service.ts";

export type OwnerTurn = {
  tx: Tx;
  clock: Clock;
  ownerId: OwnerId;
  facts: OwnerFacts;
  language: Language;
  state: OwnerState;
  /** Why what was agreed to couldn't be done, when this is the second try to answer. */
  refusal: string | null;
};

type Spoken = { lines: readonly Line[]; choices?: readonly AskedChoice[]; style?: Reply["style"] };

/** The reply, and the state of the commands after it. */
export type OwnerAnswer = { state: OwnerState; contents: ReturnType<typeof storedMessage>[] };

/** How long somebody stays a client without writing. */
export const customerMs = 30 * 60_000;

/** Answers a command, or what was asked about one. */
export const answerCommand = async (turn: OwnerTurn, message: IncomingMessage): Promise<OwnerAnswer> => {
  const step = takeOwnerMessage(turn.state, message, turn.facts, turn.language);
  const state = stateAfter(turn.state, step, turn.facts);
  const nonce = turn.facts.now.epochMilliseconds.toString(36) + message.at.epochMilliseconds.toString(36);
  return answerStep({ ...turn, state }, step, nonce);
};

const answerStep = async (turn: OwnerTurn, step: OwnerStep, nonce: string): Promise<OwnerAnswer> => {
  switch (step.kind) {
    case "do":
      return carryOut(turn, step.action);
    case "readAgain":
      return askAbout(turn, step.action, nonce, [{ key: "owner.readAgain" }]);
    case "leave":
      return answerOwner(turn, { lines: [{ key: "owner.left" }] });
    case "nothingWaits":
      return answerOwner(turn, { lines: [{ key: "owner.nothingWaits" }] });
    case "stale":
      return answerOwner(turn, { lines: [{ key: "owner.stale" }] });
    case "unknown":
      return answerOwner(turn, { lines: [{ key: "owner.unknown" }, ...droppedLines(step)] });
    case "decided":
      return answerDecision(turn, step, nonce);
  }
};

const droppedLines = ({ isDropped }: { isDropped: boolean }): Line[] => (isDropped ? [{ key: "owner.dropped" }] : []);

type Decided = Extract<OwnerStep, { kind: "decided" }>;

const answerDecision = async (turn: OwnerTurn, step: Decided, nonce: string): Promise<OwnerAnswer> => {
  const { decision, command, settled } = step;
  const dropped = droppedLines(step);
  switch (decision.kind) {
    case "say":
      return answerOwner(turn, { lines: [...decision.lines, ...dropped] });
    case "showFree":
      return answerOwner(turn, { lines: [...(await showFree(turn, decision, turn.facts)), ...dropped] });
    case "readBack":
      return askAbout(turn, decision.action, nonce, dropped);
    case "ask": {
      const values = decision.choices.map(({ value }) => value);
      const open = { nonce, command, settled, asked: decision.asked, values };
      return answerOwner({ ...turn, state: { ...turn.state, open } }, spokenOf(decision, dropped), nonce);
    }
    case "beCustomer": {
      const customerUntilMs = turn.facts.now.epochMilliseconds + customerMs;
      return answerOwner(
        { ...turn, state: { ...turn.state, customerUntilMs } },
        { lines: [{ key: "owner.asCustomer" }] },
      );
    }
    case "beOwner":
      return answerOwner(turn, { lines: [{ key: "owner.asOwner" }] });
  }
};

const spokenOf = ({ lines, choices }: Extract<Decision, { kind: "ask" }>, dropped: readonly Line[]): Spoken => ({
  lines: [...dropped, ...lines],
  choices,
  style: choices.length > 0 ? "list" : "plain",
});

/** Reads a change back. What can't be done in any case is refused immediately. */
const askAbout = async (
  turn: OwnerTurn,
  wanted: OwnerAction,
  nonce: string,
  before: readonly Line[],
): Promise<OwnerAnswer> => {
  try {
    const { preview, action } = await previewAction(turn, wanted, turn.facts);
    if (preview.kind === "late" && preview.delayed.length === 0)
      return answerOwner(turn, { lines: [...before, { key: "owner.nobodyLater" }] });
    if (preview.kind === "reopen" && preview.blocks.length === 0)
      return answerOwner(turn, { lines: [...before, { key: "owner.nothingBlocked" }] });
    const pending = { nonce, action, askedAtMs: turn.facts.now.epochMilliseconds };
    const choices: AskedChoice[] = (["yes", "no"] as const).map((value) => ({
      value,
      title: { key: `owner.buttons.${value}` },
    }));
    const lines = [...before, ...readBack(action, preview, turn.facts)];
    return answerOwner({ ...turn, state: { ...turn.state, pending } }, { lines, choices, style: "buttons" }, nonce);
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return answerOwner(turn, { lines: [...before, refusalLine(code)] });
  }
};

const carryOut = async (turn: OwnerTurn, action: OwnerAction): Promise<OwnerAnswer> => {
  if (turn.refusal !== null) return answerOwner(turn, { lines: [refusalLine(turn.refusal)] });
  const { actor } = turn.facts;
  doneBy(turn.tx, turn.ownerId, { via: "whatsapp", byAgentId: actor === "owner" ? null : actor.agentId });
  const done = await doAction(turn, action, turn.facts);
  const { lastDone: _, ...rest } = turn.state;
  return answerOwner({ ...turn, state: done ? { ...rest, lastDone: done } : rest }, { lines: doneLines(action) });
};

/** A reply in the language of the command, as it is stored. */
export const answerOwner = (
  { state, language, facts }: Pick<OwnerTurn, "state" | "language" | "facts">,
  { lines, choices = [], style = "plain" }: Spoken,
  nonce = "",
): OwnerAnswer => {
  const options = choices.map(({ value, title, description }) => ({
    id: `owner~${nonce}~${value}`,
    title,
    ...(description !== undefined && { description }),
  }));
  const spoken = state.language ?? language;
  const message = renderReply({ lines, options, style }, spoken, ownerTexts[spoken], { country: facts.country });
  return { state, contents: [storedMessage(message)] };
};
