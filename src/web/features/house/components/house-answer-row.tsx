import { ActionIcon, Group, Text } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { HouseAnswer } from "#contract/chat/house-answers.ts";
import { useDeleteHouseAnswer } from "../api/use-delete-house-answer.ts";

export const HouseAnswerRow = ({ answer, onEdit }: { answer: HouseAnswer; onEdit: () => void }) => {
  const { t } = useTranslation();
  const remove = useDeleteHouseAnswer();
  const { title } = answer;
  return (
    <Group component="li" justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0, flex: 1 }}>
        <Text fw={600} dir="auto" style={{ overflowWrap: "anywhere" }}>
          {title}
        </Text>
        <Text
          size="sm"
          c="dimmed"
          dir="auto"
          lineClamp={3}
          style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}
        >
          {answer.answer}
        </Text>
      </div>
      <Group gap={0} wrap="nowrap">
        <ActionIcon aria-label={t("house.edit", { title })} disabled={remove.isPending} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          color="red"
          aria-label={t("house.delete", { title })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(answer)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
};
