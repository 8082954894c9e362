import { Alert, Button, Skeleton, Title, VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { clientQuery } from "../../api/client-query.ts";
import { ClientChat } from "../client-chat.tsx";
import { ClientQuestions, type KeepAnswer } from "../questions/client-questions.tsx";
import { ClientAbout } from "./client-about.tsx";
import classes from "./client-details-view.module.css";
import { ClientForm } from "./client-form.tsx";
import { ClientHead } from "./client-head.tsx";
import { ClientVisits } from "./client-visits.tsx";

/** One person: the chat, what is known, and when they come. */
export const ClientDetailsView = ({ clientId, keepAnswer }: { clientId: string; keepAnswer: KeepAnswer }) => {
  const { t } = useTranslation();
  const query = useQuery(clientQuery(clientId));
  const { data: client, refetch } = query;
  const failure = failureOf(query);
  if (client) {
    return (
      <>
        <ClientHead client={client} />
        <div className={classes.columns}>
          <div className={classes.side}>
            <ClientQuestions key={client.id} client={client} keepAnswer={keepAnswer} />
            <ClientChat client={client} />
          </div>
          <div className={classes.side}>
            <ClientAbout client={client} />
            <ClientForm key={client.id} client={client} />
            <ClientVisits client={client} />
          </div>
        </div>
      </>
    );
  }
  if (!failure) return <DetailsSkeleton />;
  const isGone = failure instanceof ApiError && (failure.code === "not-found" || failure.code === "invalid-input");
  return (
    <>
      <PageName />
      <Alert
        color={isGone ? "gray" : "red"}
        icon={<IconAlertTriangle aria-hidden />}
        title={t(isGone ? "clients.gone" : "clients.clientLoadFailed")}
      >
        {!isGone && (
          <Button variant="default" mt="xs" onClick={() => void refetch()}>
            {t("clients.retry")}
          </Button>
        )}
      </Alert>
    </>
  );
};

/** Where one is, for those who listen, while there is no client's name to say it. */
const PageName = () => {
  const { t } = useTranslation();
  return (
    <VisuallyHidden>
      <Title order={1}>{t("clients.title")}</Title>
    </VisuallyHidden>
  );
};

const DetailsSkeleton = () => (
  <>
    <PageName />
    <Skeleton height={44} width="16rem" mb="lg" />
    <div className={classes.columns}>
      <CardSkeleton height="36rem" />
      <CardSkeleton height="28rem" />
    </div>
  </>
);
