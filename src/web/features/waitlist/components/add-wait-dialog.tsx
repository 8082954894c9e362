import { Button, Modal, Select, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { waitComplaint } from "#domain/scheduling/waitlist/wait-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { useFullOnPhone } from "../../../components/dialog/use-full-on-phone.ts";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { keepChoice } from "../../../lib/keep-choice.ts";
import { bookingTypesQuery } from "../../../lib/queries/booking-types-query.ts";
import { useAgentDirectory } from "../../../lib/queries/use-agent-directory.ts";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";
import { fieldsOf, useWaitlistChanges } from "../api/use-waitlist-changes.ts";
import { ClientSelect } from "./client-select.tsx";
import { WaitDays, type WaitForm } from "./wait-days.tsx";

const anyone = "anyone";

type AddWaitDialogProps = { opened: boolean; onClose: () => void };

/** Puts a client on the list by hand. */
export const AddWaitDialog = ({ opened, onClose }: AddWaitDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      {...useFullOnPhone()}
      opened={opened}
      onClose={onClose}
      title={t("waitlist.addTitle")}
      closeButtonProps={{ "aria-label": t("waitlist.close") }}
    >
      {opened && <AddWaitForm onClose={onClose} />}
    </Modal>
  );
};

const AddWaitForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const today = useBusinessNow().toPlainDate().toString();
  const { add } = useWaitlistChanges();
  const known = useQuery(bookingTypesQuery).data?.appointmentTypes;
  const types = known ?? [];
  const agents = useAgentDirectory().agents?.filter(({ isActive }) => isActive);
  const key = useRef(crypto.randomUUID());
  const [clientId, setClientId] = useState<string | null>(null);
  const [form, setForm] = useState<WaitForm>(() => emptyForm(today));
  const [isTried, setIsTried] = useState(false);
  const change = (next: Partial<WaitForm>) => {
    key.current = crypto.randomUUID();
    add.reset();
    setForm((current) => ({ ...current, ...next }));
  };
  const days = { from: form.from, to: form.to, fromTime: form.fromTime || null, toTime: form.toTime || null };
  const typeId = form.typeId === "" ? (types[0]?.id ?? "") : keepChoice(form.typeId, known);
  const agentId = form.agentId === anyone ? anyone : keepChoice(form.agentId, agents);
  const isComplete = agentId !== "" && (typeId !== "" || types.length === 0);
  const complaint = waitComplaint(days);
  const { agentId: agentRefusal, to: daysRefusal } = fieldsOf(add.error);
  const isRefused = agentRefusal !== undefined || daysRefusal !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (clientId === null || complaint || !isComplete) return;
    const body = { clientId, appointmentTypeId: typeId || null, agentId, ...days, anyway: isRefused };
    add.mutate({ body, key: key.current }, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <ClientSelect value={clientId} onChange={setClientId} isMissing={isTried && clientId === null} />
        {types.length > 0 && (
          <Select
            size="md"
            label={t("waitlist.service")}
            description={t("waitlist.serviceHelp")}
            data={types.map(({ id, name }) => ({ value: id, label: name }))}
            allowDeselect={false}
            value={typeId || null}
            error={typeId === "" ? fieldErrorText("typeRequired") : undefined}
            onChange={(id) => change({ typeId: id ?? "" })}
          />
        )}
        <AgentSelect
          agents={agents ?? []}
          value={agentId}
          refusal={agentRefusal}
          onChange={(id) => change({ agentId: id })}
        />
        <WaitDays
          form={form}
          today={today}
          complaint={daysRefusal ? { field: "to", code: daysRefusal } : isTried ? complaint : null}
          onChange={change}
        />
        <DialogActions>
          <Button variant="default" disabled={add.isPending} onClick={onClose}>
            {t("waitlist.cancel")}
          </Button>
          <BusyButton type="submit" busy={add.isPending} busyLabel={t("waitlist.adding")}>
            {t(isRefused ? "waitlist.addAnyway" : "waitlist.add")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};

const emptyForm = (today: string): WaitForm => ({
  typeId: "",
  agentId: anyone,
  from: today,
  to: today,
  fromTime: "",
  toTime: "",
});

type AgentSelectProps = {
  agents: readonly { id: string; name: string }[];
  value: string;
  refusal: string | undefined;
  onChange: (agentId: string) => void;
};

const AgentSelect = ({ agents, value, refusal, onChange }: AgentSelectProps) => {
  const { t } = useTranslation();
  return (
    <Select
      size="md"
      label={t("waitlist.agent")}
      data={[
        { value: anyone, label: t("waitlist.anyone") },
        ...agents.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      allowDeselect={false}
      value={value || null}
      error={fieldErrorText(value === "" ? "agentRequired" : refusal)}
      onChange={(id) => onChange(id ?? anyone)}
    />
  );
};
