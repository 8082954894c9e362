import { Button, Group, Select, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WaitlistEntry } from "#contract/scheduling/waitlist/waitlist.ts";
import { laterDate } from "#domain/scheduling/clock/calendar-date.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { ItemDialog } from "../../../components/dialog/item-dialog.tsx";
import { DayField } from "../../../components/time/day-field.tsx";
import { TimeField } from "../../../components/time/time-field.tsx";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { keepChoice } from "../../../lib/keep-choice.ts";
import { useAgentDirectory } from "../../../lib/queries/use-agent-directory.ts";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";
import { useWaitlistChanges } from "../api/use-waitlist-changes.ts";
import { useWaitedTimes } from "./use-waited-times.ts";

type OfferDialogProps = { entry: WaitlistEntry | null; onClose: () => void };

/** Offers somebody on the list a time that the owner chooses. */
export const OfferDialog = ({ entry, onClose }: OfferDialogProps) => {
  const { t } = useTranslation();
  return (
    <ItemDialog
      item={entry}
      onClose={onClose}
      title={t("waitlist.offerTitle", { name: entry?.clientName ?? "" })}
      closeLabel={t("waitlist.close")}
    >
      {(offered) => <OfferForm entry={offered} onClose={onClose} />}
    </ItemDialog>
  );
};

const OfferForm = ({ entry, onClose }: { entry: WaitlistEntry; onClose: () => void }) => {
  const { t } = useTranslation();
  const today = useBusinessNow().toPlainDate().toString();
  const { offer } = useWaitlistChanges();
  const waited = useWaitedTimes(entry);
  const { agents } = useAgentDirectory();
  const active = agents?.filter(({ isActive }) => isActive);
  const [agentId, setAgentId] = useState(entry.agentId ?? "");
  const [date, setDate] = useState(laterDate(entry.from, today));
  const [time, setTime] = useState(entry.fromTime ?? "");
  const chosen = agentId === "" ? (active?.[0]?.id ?? "") : keepChoice(agentId, active);
  const [isTried, setIsTried] = useState(false);
  const complaint = time === "" ? "timeRequired" : isTime(time) ? undefined : "timeInvalid";
  const submit = () => {
    setIsTried(true);
    if (chosen === "" || complaint !== undefined) return;
    const body = { agentId: chosen, appointmentDate: date, appointmentTime: time };
    offer.mutate({ entryId: entry.id, body }, { onSuccess: onClose });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t("waitlist.offerHint")}
        </Text>
        <Text size="sm">{t("waitlist.waitsFor", waited)}</Text>
        <Select
          size="md"
          label={t("waitlist.agent")}
          data={(active ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
          value={chosen || null}
          error={active && chosen === "" ? fieldErrorText("agentRequired") : undefined}
          onChange={(id) => setAgentId(id ?? "")}
        />
        <Group grow align="flex-start">
          <DayField label={t("waitlist.day")} value={date} min={today} onChange={setDate} />
          <TimeField
            label={t("waitlist.time")}
            value={time}
            onChange={setTime}
            error={isTried ? fieldErrorText(complaint) : undefined}
            data-autofocus
          />
        </Group>
        <DialogActions>
          <Button variant="default" disabled={offer.isPending} onClick={onClose}>
            {t("waitlist.cancel")}
          </Button>
          <BusyButton type="submit" busy={offer.isPending} busyLabel={t("waitlist.offering")}>
            {t("waitlist.offer")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};

const isTime = (text: string): boolean => /^\d{2}:\d{2}$/.test(text);
