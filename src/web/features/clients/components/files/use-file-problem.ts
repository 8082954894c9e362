import { useTranslation } from "react-i18next";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { apiErrorText } from "../../../../lib/toast/toast.ts";

const known = [
  "noRows",
  "noColumns",
  "tooManyRows",
  "openQuote",
  "fileEmpty",
  "fileTooLarge",
  "controlCharacters",
] as const;

/** Why a file can't be read, in words. */
export const useFileProblem = () => {
  const { t } = useTranslation();
  return (error: Error): string => {
    const fields = error instanceof ApiError ? error.fields : {};
    const problem = known.find((each) => each === fields["text"]);
    if (problem) return t(`clients.files.refusals.${problem}`, { line: fields["line"] ?? "" });
    return apiErrorText(error, t("clients.files.refusals.failed"));
  };
};
