import type { Meaning } from "../../reading/meaning.ts";
import type { Line } from "../../replying/reply.ts";
import type { Draft } from "../../state.ts";

type Person = NonNullable<Draft["people"]>[number];

/** One person is booked for at a time. */
export const oneByOne: Line = { key: "people.oneByOne" };

/** The most that wait for their turn. */
const mostPeople = 4;

/** The draft of the first of two people, with the other one after it; null where nobody else is to come. */
export const withCompany = (draft: Draft, { company, forSomeone, severalTypeIds }: Meaning): Draft | null => {
  if (!company?.isBoth || draft.moving || draft.people || draft.isWaiting) return null;
  const [firstName, secondName] = company.others ?? [];
  if (company.others && severalTypeIds.length < 2) {
    const next: Person = secondName ? { forName: secondName, isForOther: false } : { isForOther: true };
    return { ...draft, forName: firstName ?? undefined, isForOther: firstName ? undefined : true, people: [next] };
  }
  const other: Person = { isForOther: true, ...(forSomeone?.name && { forName: forSomeone.name, isForOther: false }) };
  const self = { ...draft, forName: undefined, isForOther: undefined };
  const [first, second, ...more] = severalTypeIds;
  if (first === undefined || second === undefined || more.length > 0) return { ...self, people: [other] };
  // Each has their own, in the order in which they were named.
  const [one, two]: [Person, Person] = company.isSelfFirst ? [{}, other] : [other, {}];
  return {
    ...self,
    people: [
      { ...one, typeId: first },
      { ...two, typeId: second },
    ],
  };
};

/** Somebody else who is named beside a booking that is nearly done comes after it; null where nobody is. */
export const withOneMore = (draft: Draft, meaning: Meaning): Draft | null => {
  const { company, forSomeone, typeIds, when } = meaning;
  const { people = [], moving, time, date } = draft;
  if (!company || company.isBoth || moving || draft.isWaiting || time === undefined || date === undefined) return null;
  const isForOther = draft.isForOther === true || draft.forName !== undefined;
  const isSame = company.isSelf ? !isForOther : isForOther && isCalled(draft, forSomeone?.name ?? null);
  if (isSame || people.length >= mostPeople) return null;
  const [typeId = draft.typeId] = typeIds;
  return {
    ...draft,
    people: [
      ...people,
      {
        ...(typeId !== undefined && { typeId }),
        ...(!company.isSelf && (forSomeone?.name ? { forName: forSomeone.name } : { isForOther: true })),
        ...(when.date?.kind === "day" && { date: when.date.date }),
        ...(when.time?.kind === "exact" && { time: when.time.time }),
      },
    ],
  };
};

const isCalled = ({ forName }: Draft, name: string | null): boolean =>
  forName === undefined || name === null || forName.toLowerCase() === name.toLowerCase();

/** Of services that are for different people, the chosen one is for its own. */
export const withPersonOfType = (draft: Draft): Draft => {
  const { people = [], typeId, nextTypeIds = [] } = draft;
  const person = people.find((one) => one.typeId !== undefined && one.typeId === typeId);
  if (!person || typeId === undefined || !isShared(people, nextTypeIds)) return draft;
  const left = people.filter((one) => one !== person);
  const { forName, isForOther } = person;
  return { ...draft, forName, isForOther: isForOther || undefined, people: left, nextTypeIds: undefined };
};

/** Whether the services that are still to come are told apart by whom they are for. */
const isShared = (people: readonly Person[], nextTypeIds: readonly string[]): boolean =>
  nextTypeIds.length > 0 && nextTypeIds.every((id) => people.some(({ typeId }) => typeId === id));
