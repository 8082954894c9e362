import { Button, CopyButton, Group, Menu, Paper, Stack, Text } from "@mantine/core";
import { IconCopy, IconDotsVertical, IconDownload, IconPencil, IconPrinter, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { StartLink } from "#contract/chat/start-links.ts";
import { normalForm } from "#domain/text/normal-form.ts";
import { qrModules, qrPng, qrSvg, saveFile } from "../../../../lib/qr-picture.ts";
import classes from "./start-links.module.css";
import { useLinkTargets } from "./use-link-address.ts";

type StartLinkRowProps = {
  link: StartLink;
  /** Where it leads; null while there is no number. */
  address: string | null;
  onEdit: () => void;
  onDelete: () => void;
};

/** One link: what it begins with, what it brought, and the ways to use it. */
export const StartLinkRow = ({ link, address, onEdit, onDelete }: StartLinkRowProps) => {
  const { t } = useTranslation();
  const { name, code, appointments } = link;
  const { agent, service } = useLinkTargets()(link);
  const begins = service && agent ? "both" : service ? "service" : agent ? "agent" : "plain";
  return (
    <Paper component="li" withBorder radius="lg" p="md" className={classes.row}>
      {address && <SmallCode content={address} />}
      <Stack gap="xs" className={classes.words}>
        <div>
          <Text fw={600} dir="auto" className={classes.name}>
            {name}
          </Text>
          <Text size="sm">{t(`numbers.links.begins.${begins}`, { service, agent })}</Text>
          <Text size="sm" c="dimmed">
            {t("numbers.links.code", { code })} · {t("numbers.links.bookings", { count: appointments })}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap" className={classes.actions}>
          {address && (
            <>
              <CopyButton value={address} timeout={2_000}>
                {({ copied, copy }) => (
                  <Button
                    size="compact-md"
                    variant="light"
                    leftSection={<IconCopy size={18} aria-hidden />}
                    onClick={copy}
                    aria-live="polite"
                  >
                    {t(copied ? "numbers.toasts.copied" : "numbers.share.copy")}
                  </Button>
                )}
              </CopyButton>
              <Button
                renderRoot={(props) => <Link {...props} to="/whatsapp-poster" search={{ link: link.id }} />}
                size="compact-md"
                variant="default"
                leftSection={<IconPrinter size={18} aria-hidden />}
              >
                {t("numbers.links.poster")}
              </Button>
            </>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="compact-md" variant="default" aria-label={t("numbers.links.more", { name })} px="xs">
                <IconDotsVertical size={18} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {address && (
                <>
                  <Menu.Item
                    leftSection={<IconDownload size={18} aria-hidden />}
                    onClick={() => saveFile(`${fileName(link)}.png`, qrPng(address))}
                  >
                    {t("numbers.links.png")}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconDownload size={18} aria-hidden />}
                    onClick={() =>
                      saveFile(
                        `${fileName(link)}.svg`,
                        `data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrSvg(address))}`,
                      )
                    }
                  >
                    {t("numbers.links.svg")}
                  </Menu.Item>
                </>
              )}
              <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
                {t("numbers.links.edit")}
              </Menu.Item>
              <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={onDelete}>
                {t("numbers.links.delete")}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      </Stack>
    </Paper>
  );
};

/** Plain letters and digits, which every file system takes. */
const fileName = ({ name, code }: StartLink): string => {
  const plain = normalForm(name, "NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  return ["qr", plain, code.toLowerCase()].filter((part) => part !== "").join("-");
};

const SmallCode = ({ content }: { content: string }) => {
  const { size, path } = qrModules(content);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={classes.small} shapeRendering="crispEdges" aria-hidden>
      <path d={path} fill="#000" />
    </svg>
  );
};
