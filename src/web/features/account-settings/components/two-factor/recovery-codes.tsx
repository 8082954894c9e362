import { Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy, IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./recovery-codes.module.css";

/** Shown once; the server keeps no copy that could be read. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation();
  const text = codes.join("\n");
  return (
    <Stack gap="sm">
      <Text size="sm">{t("accountSettings.twoFactor.codesHint")}</Text>
      <ul className={classes.codes} aria-label={t("accountSettings.twoFactor.codesLabel")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? "accountSettings.copied" : "accountSettings.twoFactor.copyCodes")}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="daybook-recovery-codes.txt"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t("accountSettings.twoFactor.downloadCodes")}
        </Button>
      </Group>
    </Stack>
  );
};
