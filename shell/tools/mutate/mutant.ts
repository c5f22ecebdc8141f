import type { Mutation } from './mutationsOf';

/** A mutation of a file, as it is reported. */
export interface Mutant {
  readonly room: string;
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** The line before and after, without the spaces around it. */
  readonly from: string;
  readonly to: string;
  /** The whole file with the mutation. */
  readonly code: string;
}

/** A mutant that no test notices, with the reason why that is right. */
export interface AcceptedSurvivor extends Pick<Mutant, 'file' | 'from' | 'to'> {
  readonly reason: string;
}

/** Applies a mutation to a file of a room. */
export function mutantOf(
  room: string,
  file: string,
  code: string,
  { kind, start, end, replacement }: Mutation,
): Mutant {
  const before = code.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = code.indexOf('\n', end);
  const after = lineEnd < 0 ? code.slice(end) : code.slice(end, lineEnd);
  return {
    room,
    file,
    line: before.split('\n').length,
    kind,
    from: (code.slice(lineStart, end) + after).trim(),
    to: (code.slice(lineStart, start) + replacement + after).trim(),
    code: before + replacement + code.slice(end),
  };
}

/** Whether a survivor is one of the accepted ones. */
export const isAccepted = ({ file, from, to }: Mutant, accepted: readonly AcceptedSurvivor[]): boolean =>
  accepted.some((one) => one.file === file && one.from === from && one.to === to);
