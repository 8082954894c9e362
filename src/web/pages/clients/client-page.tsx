import { useDocumentTitle } from "@mantine/hooks";
import { useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../components/back-link.tsx";
import { ClientDetailsView } from "../../features/clients/components/details/client-details-view.tsx";
import type { KeepAnswer } from "../../features/clients/components/questions/client-questions.tsx";
import { withTexts } from "../../lib/language/i18n.ts";

const KeepAnswerDialog = lazy(
  withTexts("settings", async () => ({
    default: (await import("../../features/house/components/keep-answer-dialog.tsx")).KeepAnswerDialog,
  })),
);

const keepAnswer: KeepAnswer = (sent, then) => (
  <Suspense>
    <KeepAnswerDialog {...sent} {...then} />
  </Suspense>
);

export const ClientPage = () => {
  const { t } = useTranslation();
  const { clientId = "" } = useParams({ strict: false });
  // Without the person's name: titles end up in histories and on shared screens.
  useDocumentTitle(`${t("clients.title")} · ${t("app.name")}`);
  return (
    <>
      <BackLink to="/clients" text={t("clients.back")} />
      <ClientDetailsView clientId={clientId} keepAnswer={keepAnswer} />
    </>
  );
};
