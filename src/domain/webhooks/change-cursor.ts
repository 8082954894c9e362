/** A place in the record of changes: after this change of this transaction. Both are too large for a number. */
export type ChangePlace = { xid: string; id: string };

/** The place, and the record it is in: the record of a business begins anew when nobody has followed it for long. */
export type ChangeCursor = ChangePlace & { generation: string };

const cursorForm = /^(?<generation>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<xid>\d{1,19})\.(?<id>\d{1,18})$/;

export const writeChangeCursor = ({ generation, xid, id }: ChangeCursor): string => `${generation}.${xid}.${id}`;

/** `null` if it is none of ours. */
export const readChangeCursor = (text: string): ChangeCursor | null => {
  const { generation, xid, id } = cursorForm.exec(text)?.groups ?? {};
  return generation && xid && id ? { generation, xid, id } : null;
};

/** Whether one place comes before another. */
export const isBefore = (place: ChangePlace, other: ChangePlace): boolean => {
  const [xid, otherXid] = [BigInt(place.xid), BigInt(other.xid)];
  return xid === otherXid ? BigInt(place.id) < BigInt(other.id) : xid < otherXid;
};
