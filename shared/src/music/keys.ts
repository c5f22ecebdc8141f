const SHARPS = 'fcgdaeb';
const MAJOR = ['Cb', 'Gb', 'Db', 'Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#'];
const MINOR = ['Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#', 'G#', 'D#', 'A#'];

/** A key signature: its name in MEI, and its effect on each step. */
export interface Signature {
  readonly mei: string;
  readonly of: Readonly<Record<string, 's' | 'f'>>;
}

/** Returns the signature of a key such as `G` or `F#m`. @throws for an unknown key */
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
