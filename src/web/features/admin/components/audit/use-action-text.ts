import { useTranslation } from "react-i18next";

/** The log in words: what was done and to what, and what is kept of it. What has no words is shown by its code. */
export const useActionText = () => {
  const { t } = useTranslation();
  const nounText = (noun: string): string => t(`admin.audit.noun.${noun}` as "admin.audit.noun.account", noun);
  const verbText = (verb: string): string => t(`admin.audit.verb.${verb}` as "admin.audit.verb.created", verb);
  const actionText = (action: string): string => {
    const [noun = "", verb = ""] = action.split(".");
    return `${nounText(noun)}: ${verbText(verb)}`;
  };
  /** Of a fact, a value or, where the log was searched for one, an action or its noun. */
  const wordText = (code: string): string =>
    code.includes(".") ? actionText(code) : t(`admin.audit.word.${code}` as "admin.audit.word.at", nounText(code));
  /** All of a thing, then each of its actions. */
  const groupsOf = (kinds: readonly string[], chosen: string | null) => {
    const known = chosen === null || kinds.includes(chosen) ? kinds : [...kinds, chosen];
    return [...Map.groupBy(known, (kind) => kind.split(".")[0] ?? kind)].map(([noun, actions]) => ({
      group: nounText(noun),
      items: [
        { value: noun, label: nounText(noun) },
        ...actions.filter((action) => action !== noun).map((action) => ({ value: action, label: actionText(action) })),
      ],
    }));
  };
  return { actionText, wordText, groupsOf };
};
