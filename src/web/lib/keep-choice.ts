/**
 * What was chosen from a list as long as it is in it, else "": an agent or a service may be deleted or deactivated elsewhere while a
 * form is open, and mustn't be sent, nor replaced unseen. Until the list is here, the choice stands.
 */
export const keepChoice = (chosen: string, list: readonly { id: string }[] | undefined): string =>
  list === undefined || list.some(({ id }) => id === chosen) ? chosen : "";
