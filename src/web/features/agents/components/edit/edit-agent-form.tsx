import { Button, Stack } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import { agentFormSchema } from "#domain/agents/agent-form.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { KeptHint } from "../../../../components/kept-hint.tsx";
import { PicturePicker } from "../../../../components/pictures/picture-picker.tsx";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { useDraft } from "../../../../lib/drafts/use-draft.ts";
import { apiErrorText, showToast } from "../../../../lib/toast/toast.ts";
import { useUpdateAgent } from "../../api/use-update-agent.ts";
import { AgentFields, type AgentTexts } from "../agent-fields.tsx";
import { AgentClash } from "./agent-clash.tsx";
import { ColorPicker } from "./color-picker.tsx";

export type AgentEdits = AgentTexts & Pick<Agent, "color" | "avatar">;

const savedEdits = ({ name, email, phone, specialties, color, avatar }: Agent): AgentEdits => ({
  ...{ name, email, color, avatar },
  phone: phone ?? "",
  specialties: specialties.join(", "),
});

type EditAgentFormProps = { agent: Agent; color: string; onClose(): void };

/**
 * Only what was edited is sent. What another tab has saved meanwhile shows through where nothing was edited; where
 * something was, both are shown and the owner decides. Nothing typed is lost by either.
 */
export const EditAgentForm = ({ agent, color, onClose }: EditAgentFormProps) => {
  const { t } = useTranslation();
  const draft = useDraft(`agent-${agent.id}`, savedEdits(agent));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const update = useUpdateAgent();
  const errorText = (field: string) => errors[field] && t(`agents.errors.${errors[field]}`, errors[field]);
  const edit = <Field extends keyof AgentEdits>(field: Field, value: AgentEdits[Field]) => {
    draft.edit(field, value);
    setErrors(({ [field]: _, ...others }) => others);
  };
  const close = () => {
    draft.discard();
    onClose();
  };
  const fail = (error: Error) => {
    if (error instanceof ApiError) setErrors(error.fields);
    const isConflict = error instanceof ApiError && error.code === "edit-conflict";
    const description = isConflict ? t("agents.edit.conflict") : apiErrorText(error, t("agents.edit.failed"));
    showToast({ title: t("errors.title"), description, kind: "error" });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { color: _, avatar: __, ...texts } = draft.edits;
    const parsed = agentFormSchema.partial().safeParse(texts);
    if (!parsed.success) {
      setErrors(firstErrors(parsed.error));
      return showToast({ title: t("agents.errors.title"), description: t("errors.invalid-input"), kind: "error" });
    }
    if (!draft.isDirty) return close();
    update.mutate(
      { agent, change: draft.edits },
      {
        onSuccess: () => {
          showToast({ title: t("toast.success"), description: t("agents.edit.saved"), kind: "success" });
          close();
        },
        onError: fail,
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <KeptHint isInDialog isDirty={draft.isDirty} />
        <AgentClash draft={draft} />
        <PicturePicker
          path="/api/v1/agents/picture"
          name={draft.values.name}
          color={color}
          picture={draft.values.avatar}
          error={errorText("avatar")}
          onChange={(picture) => edit("avatar", picture)}
        />
        <AgentFields
          fieldProps={(field) => ({
            value: draft.values[field],
            error: errorText(field),
            onChange: (event: { currentTarget: HTMLInputElement }) => edit(field, event.currentTarget.value),
          })}
        />
        <ColorPicker value={draft.values.color} onChange={(picked) => edit("color", picked)} />
        <DialogActions>
          <Button variant="default" onClick={close} disabled={update.isPending}>
            {t("agents.form.cancel")}
          </Button>
          <BusyButton
            type="submit"
            busy={update.isPending}
            busyLabel={t("agents.hours.saving")}
            disabled={draft.clashing.length > 0}
          >
            {t("agents.edit.save")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};
