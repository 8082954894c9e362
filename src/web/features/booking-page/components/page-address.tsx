import { Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { IconCopy, IconDownload, IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { qrModules, qrPng, saveFile } from "../../../lib/qr-picture.ts";

const codeSide = 120;

/** The address as it is: to open, to copy, and as a code for the shop's window. */
export const PageAddress = ({ address, isOn }: { address: string; isOn: boolean }) => {
  const { t } = useTranslation();
  const { size, path } = qrModules(address);
  return (
    <Group gap="md" align="flex-start">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width={codeSide}
        height={codeSide}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t("bookingPage.code")}
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <Stack gap="xs" style={{ flex: "1 1 16rem", minWidth: 0 }}>
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {address}
        </Text>
        <Text size="sm" c="dimmed">
          {t(isOn ? "bookingPage.isOn" : "bookingPage.isOff")}
        </Text>
        <Group gap="xs">
          <CopyButton value={address} timeout={2_000}>
            {({ copied, copy }) => (
              <Button
                size="compact-md"
                variant="light"
                leftSection={<IconCopy size={18} aria-hidden />}
                onClick={copy}
                aria-live="polite"
              >
                {t(copied ? "bookingPage.copied" : "bookingPage.copy")}
              </Button>
            )}
          </CopyButton>
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noreferrer"
            size="compact-md"
            variant="default"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t("bookingPage.open")}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => saveFile("qr-booking-page.png", qrPng(address))}
          >
            {t("bookingPage.png")}
          </Button>
        </Group>
      </Stack>
    </Group>
  );
};
