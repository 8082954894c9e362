/** One broken rule: where it is, and what to do about it. */
export type Finding = { path: string; line?: number; message: string };

export const formatFinding = ({ path, line, message }: Finding): string =>
  line === undefined ? `${path}: ${message}` : `${path}:${line}: ${message}`;
