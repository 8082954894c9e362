import { Group, Stack, Switch, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BookingPage } from "#contract/site/booking-page.ts";
import { pageSlugSchema, slugLength } from "#domain/booking-page/page-slug.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { useDraft } from "../../../lib/drafts/use-draft.ts";
import { useSaveBookingPage } from "../api/use-save-booking-page.ts";

export const BookingPageForm = ({ saved }: { saved: BookingPage }) => {
  const { t } = useTranslation();
  const draft = useDraft("booking-page", {
    slug: saved.proposedSlug,
    isOn: saved.isOn,
    asksNote: saved.asksNote,
  });
  const [problem, setProblem] = useState<string>();
  const save = useSaveBookingPage();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const slug = pageSlugSchema.safeParse(draft.values.slug);
    setProblem(slug.error?.issues[0]?.message);
    if (!slug.success) return;
    save.mutate(
      { ...draft.values, slug: slug.data, version: saved.version },
      {
        onSuccess: () => draft.discard(),
        onError: (error) => setProblem(error instanceof ApiError ? error.fields?.["slug"] : undefined),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Switch
          label={t("bookingPage.on")}
          description={t("bookingPage.onHint")}
          checked={draft.values.isOn}
          onChange={(event) => draft.edit("isOn", event.currentTarget.checked)}
        />
        <TextInput
          label={t("bookingPage.slug")}
          description={t("bookingPage.slugHint", { address: `${saved.prefix}${draft.values.slug}` })}
          value={draft.values.slug}
          maxLength={slugLength.most}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={fieldErrorText(problem)}
          onChange={(event) => {
            draft.edit("slug", event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Switch
          label={t("bookingPage.asksNote")}
          description={t("bookingPage.asksNoteHint")}
          checked={draft.values.asksNote}
          onChange={(event) => draft.edit("asksNote", event.currentTarget.checked)}
        />
        <Group>
          <BusyButton type="submit" busy={save.isPending} busyLabel={t("bookingPage.saving")}>
            {t("bookingPage.save")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};
