import { Button, NativeSelect, SegmentedControl, SimpleGrid, Stack, Switch, Text, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { isolateText } from "#domain/text/isolate-text.ts";
import { fieldErrorText } from "../../lib/api/field-error-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../lib/queries/use-agent-directory.ts";
import { BusyButton } from "../busy-button.tsx";
import { DialogActions } from "../dialog/dialog-actions.tsx";
import { DayField } from "../time/day-field.tsx";
import { TimeField } from "../time/time-field.tsx";
import { ClosedDaysHint } from "./closed-days-hint.tsx";
import { ClosureAffectedList } from "./closure-affected-list.tsx";
import { hasTimes, isForEveryone, wholeBusiness } from "./closure-form.ts";
import type { ClosureTarget } from "./closure-target.ts";
import { type ClosureFormState, useClosureForm } from "./use-closure-form.ts";
import { useRemoveClosure } from "./use-remove-closure.ts";
import type { SavedClosure } from "./use-save-closure.ts";

type ClosureFormProps = {
  target: ClosureTarget;
  /** With what was offered, and what is still to be moved. */
  onSaved(saved: SavedClosure): void;
  onClose(): void;
};

export const ClosureForm = ({ target, onSaved, onClose }: ClosureFormProps) => {
  const { t } = useTranslation();
  const form = useClosureForm(target, onSaved);
  const remove = useRemoveClosure();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap="md">
        <WhoFields form={form} isNew={target.kind === "new"} />
        <WhenFields form={form} isNew={target.kind === "new"} />
        {isForEveryone(form.values) && <BlockedAgents />}
        {form.values.who !== wholeBusiness && form.values.isExtra && (
          <ClosedDaysHint from={form.values.from} to={form.values.to} />
        )}
        {form.found && form.found.count > 0 && (
          <ClosureAffectedList {...form.found} fates={form.fates} onFate={form.setFate} />
        )}
        <DialogActions
          apart={
            target.kind !== "new" && (
              <Button
                variant="subtle"
                color="red"
                px="sm"
                leftSection={<IconTrash size={18} aria-hidden />}
                disabled={form.isBusy || remove.isPending}
                onClick={() => remove.mutate(target, { onSuccess: onClose })}
              >
                {t("closures.dialog.remove")}
              </Button>
            )
          }
        >
          <Button variant="default" disabled={form.isBusy} onClick={onClose}>
            {t("closures.dialog.cancel")}
          </Button>
          <BusyButton type="submit" busy={form.isBusy} busyLabel={t("closures.dialog.saving")}>
            {t("closures.dialog.save")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};

/** Whom it is about, what it is, and what it is called. An entry stays whose it is. */
const WhoFields = ({ form, isNew }: { form: ClosureFormState; isNew: boolean }) => {
  const { t } = useTranslation();
  const { agents = [] } = useAgentDirectory();
  const { values, errors, edit } = form;
  const isBusiness = values.who === wholeBusiness;
  const isNamed = isBusiness && !isForEveryone(values);
  const kinds = isBusiness ? (["closed", "hours"] as const) : (["off", "extra"] as const);
  return (
    <>
      <NativeSelect
        size="md"
        label={t("closures.dialog.who")}
        disabled={!isNew}
        value={values.who}
        error={errors["who"]}
        data={[
          ...(values.who === "" ? [{ value: "", label: fieldErrorText("agentRequired") ?? "" }] : []),
          { value: wholeBusiness, label: t("closures.dialog.business") },
          ...agents.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value: who } }) => edit({ who })}
      />
      <SegmentedControl
        fullWidth
        aria-label={t("closures.dialog.kind")}
        value={values.isExtra ? kinds[1] : kinds[0]}
        data={kinds.map((kind) => ({ value: kind, label: t(`closures.kinds.${kind}`) }))}
        onChange={(kind) => edit({ isExtra: kind === kinds[1] })}
      />
      <TextInput
        size="md"
        label={t(isNamed ? "closures.dialog.name" : "closures.dialog.reason")}
        description={isNamed ? t("closures.dialog.nameHelp") : t("closures.dialog.reasonHelp")}
        maxLength={isNamed ? 100 : 200}
        autoComplete="off"
        data-autofocus
        value={values.words}
        error={errors["words"]}
        onChange={({ currentTarget: { value: words } }) => edit({ words })}
      />
    </>
  );
};

/** Whom an hour is blocked for, when it is blocked for the business. */
const BlockedAgents = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { agents = [] } = useAgentDirectory();
  const names = agents.filter(({ isActive }) => isActive).map(({ name }) => isolateText(name));
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("closures.dialog.blocksAll", { agents: new Intl.ListFormat(language).format(names) })}
    </Text>
  );
};

const WhenFields = ({ form: { values, errors, edit }, isNew }: { form: ClosureFormState; isNew: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      <SimpleGrid cols={2} spacing="md">
        <DayField
          label={t("closures.dialog.from")}
          value={values.from}
          error={errors["from"]}
          // The last day follows, so that one day needs one choice.
          onChange={(from) => edit({ from, ...((values.to < from || values.to === values.from) && { to: from }) })}
        />
        <DayField
          label={t("closures.dialog.to")}
          value={values.to}
          min={values.from}
          error={errors["to"]}
          onChange={(to) => edit({ to })}
        />
      </SimpleGrid>
      {(isNew || values.who !== wholeBusiness) && !values.isExtra && (
        <Switch
          label={t("closures.dialog.allDay")}
          checked={values.isAllDay}
          onChange={({ currentTarget: { checked } }) => edit({ isAllDay: checked })}
        />
      )}
      {hasTimes(values) && (
        <SimpleGrid cols={2} spacing="md">
          <TimeField
            size="md"
            label={t("closures.dialog.start")}
            value={values.fromTime}
            error={errors["fromTime"]}
            onChange={(fromTime) => edit({ fromTime })}
          />
          <TimeField
            isEnd
            size="md"
            label={t("closures.dialog.end")}
            value={values.toTime}
            error={errors["toTime"]}
            onChange={(toTime) => edit({ toTime })}
          />
        </SimpleGrid>
      )}
    </>
  );
};
