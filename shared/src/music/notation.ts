import { signatureOf } from './keys';

/** Units of a whole note, fine enough for triplets of thirty-seconds. */
export const WHOLE = 192;

export interface Pitch {
  readonly step: string;
  /** As in MEI: middle C begins octave 4. */
  readonly octave: number;
  /** The written accidental, if any. */
  readonly accidental?: Accidental | undefined;
  /** The accidental that sounds, by what is written, the bar or the key. */
  readonly sounding?: Accidental | undefined;
  /** Whether it continues the note before it. */
  readonly held?: boolean;
}

type Accidental = 's' | 'f' | 'n' | 'x' | 'ff';

export interface Sound {
  /** Empty for a rest, several for a chord. */
  readonly pitches: readonly Pitch[];
  /** The written length, before a tuplet shortens it. */
  readonly written: number;
  readonly tied: boolean;
  /** A rest that is not drawn. */
  readonly hidden: boolean;
}

export interface Tuplet {
  readonly count: number;
  readonly inTimeOf: number;
  readonly sounds: readonly Sound[];
}

/** Sounds that share a beam. */
export type Group = readonly (Sound | Tuplet)[];

export interface Bar {
  readonly groups: readonly Group[];
  /** Its length in units. */
  readonly length: number;
}

const ACCIDENTALS: Readonly<Record<string, Accidental>> = { '^': 's', _: 'f', '=': 'n', '^^': 'x', __: 'ff' };
const NOTE = /(\^\^|\^|__|_|=)?([A-Ga-g])([,']*)/y;
const LENGTH = /(\d+)?(\/+)?(\d+)?/y;
const TUPLET = /\((\d)/y;

/**
 * Parses a voice into bars.
 * @param unit the length of a letter without one, as in 1/8
 * @throws when it cannot be parsed
 */
export function readVoice(text: string, unit: number, key: string): Bar[] {
  const signature = signatureOf(key);
  let tied = new Map<string, Accidental | undefined>();
  return text
    .split('|')
    .map((bar) => bar.trim())
    .filter((bar) => bar !== '')
    .map((bar) => {
      const inForce = new Map<string, Accidental>();
      const groups = bar.split(/\s+/).map((group) => readGroup(group, WHOLE / unit, inherit));
      return { groups, length: sum(groups.flat().map(lengthOf)) };

      function inherit(written: readonly Pitch[], isTied: boolean): Pitch[] {
        const before = tied;
        tied = new Map();
        return written.map((pitch) => {
          const { step, octave, accidental } = pitch;
          const name = `${step}${octave}`;
          if (accidental) inForce.set(name, accidental);
          const sounding = accidental ?? before.get(name) ?? inForce.get(name) ?? signature.of[step];
          if (isTied) tied.set(name, sounding);
          return { ...pitch, sounding, held: before.has(name) };
        });
      }
    });
}

type Inherit = (written: readonly Pitch[], isTied: boolean) => readonly Pitch[];

/** Returns the length of an item in units. */
function lengthOf(item: Sound | Tuplet): number {
  if (!('sounds' in item)) return item.written;
  return (sum(item.sounds.map(({ written }) => written)) * item.inTimeOf) / item.count;
}

function readGroup(text: string, unit: number, inherit: Inherit): Group {
  let at = 0;
  const items: (Sound | Tuplet)[] = [];
  while (at < text.length) {
    const tuplet = match(TUPLET, at);
    if (!tuplet) {
      items.push(readSound());
      continue;
    }
    at += tuplet[0].length;
    const count = Number(tuplet[1]);
    const sounds = Array.from({ length: count }, readSound);
    items.push({ count, inTimeOf: count === 3 ? 2 : 4, sounds });
  }
  return items;

  function match(pattern: RegExp, from: number): RegExpExecArray | null {
    pattern.lastIndex = from;
    return pattern.exec(text);
  }

  function readSound(): Sound {
    const sign = text[at];
    const pitches: Pitch[] = [];
    if (sign === 'z' || sign === 'x') at += 1;
    else if (sign === '[') {
      at += 1;
      while (text[at] !== ']') pitches.push(readPitch());
      at += 1;
    } else pitches.push(readPitch());
    const written = readLength();
    const tied = text[at] === '-';
    if (tied) at += 1;
    return { pitches: inherit(pitches, tied), written, tied, hidden: sign === 'x' };
  }

  function readPitch(): Pitch {
    const found = match(NOTE, at);
    if (!found) throw new Error(`"${text}" cannot be read at "${text.slice(at)}"`);
    at += found[0].length;
    const [, accidental = '', letter = '', marks = ''] = found;
    const step = letter.toLowerCase();
    const octave =
      (letter === step ? 5 : 4) + [...marks].reduce((by, mark) => by + (mark === ',' ? -1 : 1), 0);
    return { step, octave, accidental: ACCIDENTALS[accidental] };
  }

  function readLength(): number {
    const [whole = '', times = '1', slashes = '', parts] = match(LENGTH, at) ?? [];
    at += whole.length;
    const divisor = parts ? Number(parts) : 2 ** slashes.length;
    return (unit * Number(times)) / divisor;
  }
}

/** Returns the total. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
