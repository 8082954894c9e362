import { Button, Modal, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { HouseAnswer } from "#contract/chat/house-answers.ts";
import { type HouseAnswerForm, houseAnswerSchema, houseLimits } from "#domain/house/house-answer.ts";
import { topicsOf } from "#domain/house/match-topics.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { useFullOnPhone } from "../../../components/dialog/use-full-on-phone.ts";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { useStoredState } from "../../../lib/storage/use-stored-state.ts";
import { useSaveHouseAnswer } from "../api/use-save-house-answer.ts";

/** A new answer, with the title to begin with, or the one that is changed. */
export type AnswerTarget = {
  before: HouseAnswer | null;
  title: string;
  /** What else a new one begins with. */
  filled?: Omit<HouseAnswerForm, "title">;
};

type HouseAnswerDialogProps = { target: AnswerTarget | null; onSaved?: () => void; onClose: () => void };

export const HouseAnswerDialog = ({ target, onSaved, onClose }: HouseAnswerDialogProps) => {
  const { t } = useTranslation();
  const [kept, keep] = useStoredState<{ of: string; texts: HouseAnswerForm } | null>("house-answer-form", null);
  // What was typed for another answer is not for this one.
  const of = target ? (target.before?.id ?? target.title) : "";
  const close = () => {
    keep(null);
    onClose();
  };
  return (
    <Modal
      {...useFullOnPhone()}
      opened={target !== null}
      onClose={close}
      title={t(target?.before ? "house.editTitle" : "house.addTitle")}
      closeButtonProps={{ "aria-label": t("house.close") }}
    >
      {target && (
        <AnswerForm
          {...target}
          typed={kept?.of === of ? kept.texts : null}
          onType={(texts) => keep({ of, texts })}
          onSaved={() => {
            close();
            onSaved?.();
          }}
          onClose={close}
        />
      )}
    </Modal>
  );
};

type AnswerFormProps = AnswerTarget & {
  typed: HouseAnswerForm | null;
  onType: (texts: HouseAnswerForm) => void;
  onSaved: () => void;
  onClose: () => void;
};

const AnswerForm = ({ before, title, filled, typed, onType, onSaved, onClose }: AnswerFormProps) => {
  const { t } = useTranslation();
  const save = useSaveHouseAnswer();
  // Pressing twice, or again after a lost answer, adds one.
  const idempotencyKey = useRef(crypto.randomUUID());
  const { keywords, answer } = before ?? filled ?? { keywords: "", answer: "" };
  const form = useForm<HouseAnswerForm>({
    initialValues: typed ?? { title, keywords, answer },
    onValuesChange: (texts) => {
      onType(texts);
      idempotencyKey.current = crypto.randomUUID();
    },
    validate: (texts) => {
      const parsed = houseAnswerSchema.safeParse(texts);
      const codes = parsed.success ? {} : firstErrors(parsed.error);
      return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, fieldErrorText(code)]));
    },
  });
  const isKnown = topicsOf(form.values.title, form.values.keywords).length > 0;
  const submit = (body: HouseAnswerForm) =>
    save.mutate({ body, before, idempotencyKey: idempotencyKey.current }, { onSuccess: onSaved });
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        <TextInput
          label={t("house.name")}
          maxLength={houseLimits.title}
          autoComplete="off"
          dir="auto"
          data-autofocus={title === "" || undefined}
          {...form.getInputProps("title")}
        />
        <TextInput
          label={t("house.keywords")}
          description={isKnown ? `${t("house.known")} ${t("house.keywordsHint")}` : t("house.keywordsHint")}
          maxLength={houseLimits.keywords}
          autoComplete="off"
          dir="auto"
          {...form.getInputProps("keywords")}
        />
        <Textarea
          label={t("house.answer")}
          description={t("house.answerHint")}
          maxLength={houseLimits.answer}
          autosize
          minRows={3}
          maxRows={10}
          dir="auto"
          data-autofocus={title !== "" || undefined}
          {...form.getInputProps("answer")}
        />
        <DialogActions>
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {t("house.cancel")}
          </Button>
          <BusyButton type="submit" busy={save.isPending} busyLabel={t("house.saving")}>
            {t("house.save")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};
