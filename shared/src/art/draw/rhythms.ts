/** Time-lines of Ghanaian music: `x` is a stroke, `.` a rest. */
export const rhythms = {
  kpanlogo: 'x..x..x...x.x...',
  gahu: 'x..x..x...x...x.',
  agbadza: 'x.x.xx.x.x.x',
} as const;

export type Rhythm = keyof typeof rhythms;

/** Returns the positions of a rhythm's strokes. */
export const strokesOf = (rhythm: Rhythm): number[] =>
  [...rhythms[rhythm]].flatMap((pulse, index) => (pulse === 'x' ? [index] : []));
