import { ActionIcon, Menu } from "@mantine/core";
import { IconMapPin, IconMicrophone, IconPhoto, IconPlus, IconSticker, type TablerIcon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type Attachment, attachmentKinds } from "../api/use-send-message.ts";

const icons: Record<Attachment, TablerIcon> = {
  voice: IconMicrophone,
  image: IconPhoto,
  location: IconMapPin,
  sticker: IconSticker,
};

/** What else people send to a business; the bot answers it politely. */
export const AttachMenu = ({ onSend }: { onSend(attachment: Attachment): void }) => {
  const { t } = useTranslation();
  return (
    <Menu position="top-start">
      <Menu.Target>
        <ActionIcon radius="xl" aria-label={t("phone.attach.label")}>
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {attachmentKinds.map((attachment) => {
          const Icon = icons[attachment];
          return (
            <Menu.Item key={attachment} leftSection={<Icon size={18} aria-hidden />} onClick={() => onSend(attachment)}>
              {t(`phone.attach.${attachment}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};
