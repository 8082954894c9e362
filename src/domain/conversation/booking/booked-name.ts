import type { Turn } from "../conversation-turn.ts";
import { usableProfileName } from "../names/usable-profile-name.ts";
import type { TextValue } from "../replying/reply.ts";
import type { Draft } from "../state.ts";

/** The name the client gave, now or before, else the one that the summary proposed. `null` while there is none. */
export const bookedName = ({ facts }: Turn, { name, forName, proposedName }: Draft): string | null =>
  givenName(facts, name) ?? (forName === undefined ? (proposedName ?? null) : null);

/** The draft with the name of the profile, where no other is known and nobody else comes. */
export const withProposedName = ({ facts, profileName }: Turn, draft: Draft): Draft => {
  const isElse =
    givenName(facts, draft.name) !== null || draft.isForOther || draft.forName !== undefined || draft.moving;
  const proposedName = isElse || profileName === null ? null : usableProfileName(profileName);
  return proposedName === null ? draft : { ...draft, proposedName };
};

/** Who comes, and who booked it when that is somebody else. */
export const nameOnBooking = ({ forName }: Draft, name: string): TextValue => {
  if (forName === undefined) return name;
  return name === "" ? forName : { key: "nameForOther", values: { name: forName, by: name } };
};

const givenName = ({ client }: Turn["facts"], name: string | undefined): string | null => name ?? client.name;
