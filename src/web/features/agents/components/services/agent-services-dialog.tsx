import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AgentServiceChoice } from "#contract/scheduling/agent-services.ts";
import type { Agent } from "#contract/scheduling/agents.ts";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { ItemDialog } from "../../../../components/dialog/item-dialog.tsx";
import { KeptHint } from "../../../../components/kept-hint.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { useDraft } from "../../../../lib/drafts/use-draft.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { agentServicesQuery } from "../../../../lib/queries/agent-services-query.ts";
import { appointmentTypesQuery } from "../../../../lib/queries/appointment-types-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { choiceOf, useSaveAgentServices } from "../../../../lib/queries/use-save-agent-services.ts";
import { showApiError, showToast } from "../../../../lib/toast/toast.ts";
import { ServiceRow } from "./service-row.tsx";
import { readService, type ServiceErrors, type TypedService, typedService } from "./typed-service.ts";

type AgentServicesDialogProps = { agent: Agent | null; onClose(): void };

/** What an agent does, and where duration, price and buffers differ from the appointment type's. */
export const AgentServicesDialog = ({ agent, onClose }: AgentServicesDialogProps) => {
  const { t } = useTranslation();
  return (
    <ItemDialog
      item={agent}
      onClose={onClose}
      title={t("agents.services.title", { agent: agent?.name ?? "" })}
      closeLabel={t("agents.delete.close")}
      size="lg"
    >
      {(shown) => <LoadedServices key={shown.id} agent={shown} onClose={onClose} />}
    </ItemDialog>
  );
};

const LoadedServices = ({ agent, onClose }: { agent: Agent; onClose(): void }) => {
  const { t } = useTranslation();
  const [types, services] = useQueries({ queries: [appointmentTypesQuery, agentServicesQuery] });
  if (types.isError || services.isError || failureOf(types) || failureOf(services)) {
    const retry = () => void Promise.all([types.refetch(), services.refetch()]);
    return (
      <RetryAlert
        title={t("errors.title")}
        text={t("agents.toasts.loadFailed")}
        label={t("agents.retry")}
        onRetry={retry}
      />
    );
  }
  if (!types.data || !services.data) return <Skeleton height={220} radius="md" />;
  const list = types.data.appointmentTypes;
  if (list.length === 0) return <Text c="dimmed">{t("agents.services.empty")}</Text>;
  const choices = list.map((type) => choiceOf(services.data.services, agent.id, type.id));
  return <ServicesForm agentId={agent.id} types={list} choices={choices} onClose={onClose} />;
};

type ServicesFormProps = {
  agentId: string;
  types: readonly AppointmentType[];
  choices: readonly AgentServiceChoice[];
  onClose(): void;
};

/** What was typed is kept until it is saved or cancelled: a dialog that was closed by accident shows it again. */
const ServicesForm = ({ agentId, types, choices, onClose }: ServicesFormProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const save = useSaveAgentServices();
  const saved = types.map((type, index): [string, TypedService] => [
    type.id,
    typedService(choices[index] as AgentServiceChoice, type.currency, language),
  ]);
  const draft = useDraft<Record<string, TypedService>>(`agent-services-${agentId}`, Object.fromEntries(saved));
  const [errors, setErrors] = useState<Record<string, ServiceErrors>>({});
  const formRef = useRef<HTMLFormElement>(null);
  // Eight types are more than a screen: what is wrong comes into sight.
  useEffect(() => {
    if (Object.keys(errors).length > 0) formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  const typedOf = ({ id }: AppointmentType) => draft.values[id] as TypedService;
  const close = () => {
    draft.discard();
    onClose();
  };

  const submit = () => {
    const read = types.map((type, index) => {
      const choice = choices[index] as AgentServiceChoice;
      return { type, ...readService(choice, typedOf(type), type.currency, language) };
    });
    const wrong = Object.fromEntries(read.flatMap(({ type, errors: found }) => (found ? [[type.id, found]] : [])));
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      showToast({ title: t("errors.title"), description: t("errors.invalid-input"), kind: "error" });
      return;
    }
    save.mutate(
      read.map(({ choice }) => choice),
      {
        onSuccess: () => {
          showToast({ title: t("toast.success"), description: t("agents.services.saved"), kind: "success" });
          close();
        },
        onError: (error) => showApiError(error, { text: t("agents.services.failed") }),
      },
    );
  };
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <KeptHint isInDialog isDirty={draft.isDirty} />
        <Text size="sm" c="dimmed">
          {t("agents.services.text")}
        </Text>
        {types.map((type) => (
          <ServiceRow
            key={type.id}
            type={type}
            typed={typedOf(type)}
            errors={errors[type.id] ?? {}}
            onChange={(next) => draft.edit(type.id, next)}
          />
        ))}
        <DialogActions>
          <Button variant="default" onClick={close} disabled={save.isPending}>
            {t("agents.form.cancel")}
          </Button>
          <BusyButton type="submit" busy={save.isPending} busyLabel={t("agents.hours.saving")}>
            {t("agents.services.save")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};
