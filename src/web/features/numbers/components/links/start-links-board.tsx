import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StartLink } from "#contract/chat/start-links.ts";
import type { Language } from "#domain/languages.ts";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { botLanguageQuery } from "../../../../lib/queries/bot-language-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { numbersQuery } from "../../../../lib/queries/numbers-query.ts";
import { startLinksQuery } from "../../api/links/start-links-query.ts";
import { useDeleteStartLink } from "../../api/links/use-delete-start-link.ts";
import { posterTextsQuery } from "../../api/poster-texts-query.ts";
import { type LinkTarget, StartLinkDialog } from "./start-link-dialog.tsx";
import { StartLinkRow } from "./start-link-row.tsx";
import classes from "./start-links.module.css";
import { useLinkAddress } from "./use-link-address.ts";

/** Every link with its poster, and what makes new ones. */
export const StartLinksBoard = () => {
  const { t } = useTranslation();
  const { language: own } = useLanguage();
  const links = useQuery(startLinksQuery);
  const numbers = useQuery(numbersQuery);
  const language = useQuery(botLanguageQuery).data?.preferredLanguage ?? own;
  const texts = useQuery(posterTextsQuery(language));
  const [target, setTarget] = useState<LinkTarget | null>(null);
  const [deleting, setDeleting] = useState<StartLink | null>(null);
  const failed = [links, numbers, texts].filter(failureOf);
  if (failed.length > 0) {
    return (
      <RetryAlert
        title={t("numbers.links.loadFailed")}
        label={t("numbers.links.retry")}
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
      />
    );
  }
  if (!links.data || !numbers.data || !texts.isSuccess) return <CardSkeleton height="20rem" />;
  const number = numbers.data.numbers.find(
    ({ isActive, verificationStatus }) => isActive && verificationStatus === "verified",
  );
  return (
    <Stack gap="lg">
      {!number && <NoNumber />}
      {links.data.links.length === 0 ? (
        <Stack gap="xs" align="flex-start">
          <Title order={2} size="h3">
            {t("numbers.links.empty")}
          </Title>
          <Text>{t("numbers.links.emptyText")}</Text>
        </Stack>
      ) : (
        <Rows
          links={links.data.links}
          phoneNumber={number?.phoneNumber ?? null}
          language={language}
          onEdit={setTarget}
          onDelete={setDeleting}
        />
      )}
      <Group>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setTarget("new")}>
          {t("numbers.links.add")}
        </Button>
      </Group>
      <StartLinkDialog target={target} onClose={() => setTarget(null)} />
      <DeleteLinkDialog link={deleting} onClose={() => setDeleting(null)} />
    </Stack>
  );
};

type RowsProps = {
  links: readonly StartLink[];
  phoneNumber: string | null;
  language: Language;
  onEdit: (link: StartLink) => void;
  onDelete: (link: StartLink) => void;
};

const Rows = ({ links, phoneNumber, language, onEdit, onDelete }: RowsProps) => {
  const addressOf = useLinkAddress(phoneNumber ?? "", language);
  return (
    <ul className={classes.list}>
      {links.map((link) => (
        <StartLinkRow
          key={link.id}
          link={link}
          address={phoneNumber === null ? null : addressOf(link)}
          onEdit={() => onEdit(link)}
          onDelete={() => onDelete(link)}
        />
      ))}
    </ul>
  );
};

const DeleteLinkDialog = ({ link, onClose }: { link: StartLink | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const remove = useDeleteStartLink();
  return (
    <ConfirmDialog
      opened={link !== null}
      title={t("numbers.links.deleteTitle", { name: link?.name ?? "" })}
      cancelLabel={t("numbers.links.keep")}
      confirmLabel={t("numbers.links.delete")}
      busyLabel={t("numbers.links.deleting")}
      isBusy={remove.isPending}
      color="red"
      onConfirm={() => link && remove.mutate(link.id, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Text>{t("numbers.links.deleteText")}</Text>
    </ConfirmDialog>
  );
};

const NoNumber = () => {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" title={t("numbers.poster.none")}>
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{t("numbers.links.noNumber")}</Text>
        <Button component={Link} to="/whatsapp-onboarding" variant="default">
          {t("numbers.title")}
        </Button>
      </Stack>
    </Alert>
  );
};
