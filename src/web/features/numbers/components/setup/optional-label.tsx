import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Most fields may stay empty, so it is said of each. */
export const OptionalLabel = ({ children }: { children: string }) => {
  const { t } = useTranslation();
  return (
    <>
      {children}{" "}
      <Text component="span" size="sm" c="dimmed" fw={400}>
        ({t("numbers.fields.optional")})
      </Text>
    </>
  );
};
