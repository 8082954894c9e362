import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { agentFormSchema } from "#domain/agents/agent-form.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { waitlistQuery } from "../../../lib/queries/waitlist/waitlist-query.ts";
import { useStoredState } from "../../../lib/storage/use-stored-state.ts";
import { apiErrorText, showToast } from "../../../lib/toast/toast.ts";
import { useCreateAgent } from "../api/use-create-agent.ts";
import { AgentFields, type AgentTexts } from "./agent-fields.tsx";

const blank: AgentTexts = { name: "", email: "", phone: "", specialties: "" };

export const AddAgentForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const [typed, keep] = useStoredState("agent-form", blank);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => firstField.current?.focus(), []);
  const create = useCreateAgent();
  // Offering them a time with the new agent is up to the owner.
  const waiting = useQuery(waitlistQuery).data?.entries.filter(({ state }) => state === "waiting").length ?? 0;
  // One key for this form: pressing twice, or again after a lost answer, adds one agent.
  const idempotencyKey = useRef(crypto.randomUUID());
  const toText = (codes: Record<string, string>) =>
    Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, t(`agents.errors.${code}`, code)]));
  const form = useForm<AgentTexts>({
    initialValues: typed,
    clearInputErrorOnChange: true,
    onValuesChange: (values) => {
      keep(values);
      idempotencyKey.current = crypto.randomUUID();
    },
    validate: (values) => {
      const parsed = agentFormSchema.safeParse(values);
      return parsed.success ? {} : toText(firstErrors(parsed.error));
    },
  });

  const submit = (values: AgentTexts) =>
    create.mutate(
      { body: values, idempotencyKey: idempotencyKey.current },
      {
        onSuccess: ({ name }) => {
          const sentences = [
            t("agents.toasts.added"),
            waiting > 0 && t("agents.toasts.waiting", { agent: name, count: waiting }),
          ];
          showToast({ title: t("toast.success"), description: sentences.filter(Boolean).join(" "), kind: "success" });
          onClose();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === "signed-out") {
            showToast({ title: t("errors.title"), description: t("agents.toasts.signedOut"), kind: "error" });
            return;
          }
          if (error instanceof ApiError) form.setErrors(toText(error.fields));
          const description = apiErrorText(error, t("agents.toasts.addFailed"));
          showToast({ title: t("errors.title"), description, kind: "error" });
        },
      },
    );
  const refuse = () =>
    showToast({ title: t("agents.errors.title"), description: t("errors.invalid-input"), kind: "error" });

  return (
    <Card withBorder padding="lg">
      <form noValidate onSubmit={form.onSubmit(submit, refuse)}>
        <Stack>
          <div>
            <Title order={3}>{t("agents.form.title")}</Title>
            <Text c="dimmed" size="sm">
              {t("agents.form.description")}
            </Text>
          </div>
          <AgentFields firstField={firstField} fieldProps={(field) => form.getInputProps(field)} />
          <Group>
            <BusyButton type="submit" busy={create.isPending} busyLabel={t("agents.form.adding")}>
              {t("agents.add")}
            </BusyButton>
            <Button variant="default" onClick={onClose} disabled={create.isPending}>
              {t("agents.form.cancel")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
};
