const SHARPS = 'fcgdaeb';
const MAJOR = ['Cb', 'Gb', 'Db', 'Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#'];
const MINOR = ['Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#', 'G#', 'D#', 'A#'];

/** A key signature: as MEI names it, and what it does to each step. */
export interface Signature {
  readonly mei: string;
  readonly of: Readonly<Record<string, 's' | 'f'>>;
}

/** The signature of a key such as `G` or `F#m`. @throws for a key that there is not */
export function signatureOf(key: string): Signature {
  const fifths = (key.endsWith('m') ? MINOR.indexOf(key.slice(0, -1)) : MAJOR.indexOf(key)) - 7;
  if (fifths < -7) throw new Error(`There is no key ${key}`);
  const steps = [...SHARPS];
  const altered = fifths > 0 ? steps.slice(0, fifths) : steps.reverse().slice(0, -fifths);
  const sign = fifths > 0 ? 's' : 'f';
  return {
    mei: fifths === 0 ? '0' : `${Math.abs(fifths)}${sign}`,
    of: Object.fromEntries(altered.map((step) => [step, sign])),
  };
}
