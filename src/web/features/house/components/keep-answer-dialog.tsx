import { suggestHouseAnswer } from "#domain/house/question-subject.ts";
import { HouseAnswerDialog } from "./house-answer-dialog.tsx";

type KeepAnswerDialogProps = { question: string; answer: string; onSaved(): void; onClose(): void };

/** An answer that was given to one client becomes one that the bot gives to all, as the owner edits it. */
export const KeepAnswerDialog = ({ question, answer, onSaved, onClose }: KeepAnswerDialogProps) => {
  const { title, ...filled } = suggestHouseAnswer(question, answer);
  return <HouseAnswerDialog target={{ before: null, title, filled }} onSaved={onSaved} onClose={onClose} />;
};
