import { Badge, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportLine, previewClientImport } from "#contract/clients/client-files.ts";
import type { RouteResponse } from "#contract/route.ts";
import { usePhoneText } from "../../../../lib/format/use-phone-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import classes from "./import-preview.module.css";

const colors = { new: "green", update: "blue", same: "gray", wrong: "red" } as const;
const outcomes = ["new", "update", "same", "wrong"] as const;

/** Nobody reads thousands of lines; those with a problem are first. */
const shownLines = 100;

export const ImportPreview = ({ preview }: { preview: RouteResponse<typeof previewClientImport> }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const counts = { new: preview.added, update: preview.updated, same: preview.unchanged, wrong: preview.wrong };
  const wrong = preview.lines.filter(({ outcome }) => outcome === "wrong");
  const others = isOnlyWrong ? [] : preview.lines.filter(({ outcome }) => outcome !== "wrong");
  const lines = [...wrong, ...others];
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {outcomes
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <Badge key={outcome} color={colors[outcome]} variant="light" tt="none" size="lg">
              {t(`clients.files.outcomes.${outcome}`)}: {counts[outcome]}
            </Badge>
          ))}
      </Group>
      {preview.ignored.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("clients.files.ignored", { columns: new Intl.ListFormat(language).format(preview.ignored) })}
        </Text>
      )}
      {wrong.length > 0 && wrong.length < preview.lines.length && (
        <Checkbox
          label={t("clients.files.showOnly")}
          checked={isOnlyWrong}
          onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
        />
      )}
      <ul className={classes.lines}>
        {lines.slice(0, shownLines).map((line) => (
          <PreviewLine key={line.line} line={line} />
        ))}
      </ul>
      {lines.length > shownLines && (
        <Text size="sm" c="dimmed">
          {t("clients.files.andMore", { count: lines.length - shownLines })}
        </Text>
      )}
    </Stack>
  );
};

const PreviewLine = ({ line }: { line: ImportLine }) => {
  const { t } = useTranslation();
  const phoneText = usePhoneText();
  const who =
    line.outcome === "wrong" ? line.text : [line.name, line.phone && phoneText(line.phone)].filter(Boolean).join(" · ");
  return (
    <li className={classes.line}>
      <span className={classes.number}>{t("clients.files.line", { line: line.line })}</span>
      <span className={classes.who}>
        <bdi>{who}</bdi>
        <Remark line={line} />
      </span>
      <Badge color={colors[line.outcome]} variant="light" tt="none" className={classes.outcome}>
        {t(`clients.files.outcomes.${line.outcome}`)}
      </Badge>
    </li>
  );
};

/** Why, or what. */
const Remark = ({ line }: { line: ImportLine }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (line.outcome === "new") return null;
  if (line.outcome === "wrong") {
    const reason = t(`clients.files.problems.${line.problem}` as "clients.files.problems.phoneInvalid");
    return <span className={classes.problem}>{reason}</span>;
  }
  const fields = line.outcome === "update" ? line.fields.map((field) => t(`clients.files.fields.${field}`)) : [];
  const parts = [
    ...(fields.length > 0 ? [new Intl.ListFormat(language).format(fields)] : []),
    ...(line.sameAsLine === null ? [] : [t("clients.files.sameAsLine", { line: line.sameAsLine })]),
  ];
  return parts.length > 0 ? <span className={classes.remark}>{parts.join(" · ")}</span> : null;
};
