import type { Excerpt } from '../content/excerpts/types';
import { signatureOf, type Signature } from './keys';
import { readVoice, WHOLE, type Bar, type Group, type Pitch, type Sound, type Tuplet } from './notation';

/** Where the second voice of an excerpt goes: on its own staff below, or in the same staff. */
export type Layout = 'two staves' | 'one staff';

/** Writes an excerpt as MEI, the format of the engraver. @throws when its voices do not match */
export function meiOf(excerpt: Excerpt, layout: Layout): string {
  const { key, meter, unit = 8, tempo, melody, under, underClef = 'F' } = excerpt;
  const [count, beat] = meter.split('/');
  const signature = signatureOf(key);
  const voices = [melody, ...(under ? [under] : [])].map((text) => readVoice(text, unit));
  const full = (WHOLE * Number(count)) / Number(beat);
  checkBars(voices, full);
  const twoStaves = layout === 'two staves' && voices.length === 2;
  const writers = voices.map(() => barWriter(signature));
  const bars = voices[0]?.map((_, at) => {
    const layers = voices.map((voice, of) => writers[of]?.(voice[at] as Bar) ?? '');
    const staves = twoStaves ? layers.map((layer) => [layer]) : [layers];
    const content = staves.map((staff, n) =>
      tag('staff', { n: n + 1 }, staff.map((layer, l) => tag('layer', { n: l + 1 }, layer)).join('')),
    );
    const last = at === (voices[0]?.length ?? 0) - 1;
    return tag('measure', { n: at + 1, right: last ? 'dbl' : undefined }, content.join(''));
  });
  const staff = (n: number, clef: 'G' | 'F') =>
    tag('staffDef', { n, lines: 5, 'clef.shape': clef, 'clef.line': clef === 'G' ? 2 : 4 });
  const staves = twoStaves
    ? tag('staffGrp', { symbol: 'brace', 'bar.thru': 'true' }, staff(1, 'G') + staff(2, underClef))
    : tag('staffGrp', {}, staff(1, 'G'));
  const score = tag(
    'scoreDef',
    { keysig: signature.mei, 'meter.count': count, 'meter.unit': beat, 'midi.bpm': tempo },
    staves,
  );
  return `<mei xmlns="http://www.music-encoding.org/ns/mei" meiversion="5.0"><meiHead><fileDesc><titleStmt><title/></titleStmt><pubStmt/></fileDesc></meiHead><music><body><mdiv>${tag('score', {}, score + tag('section', {}, bars?.join('')))}</mdiv></body></music></mei>`;
}

/**
 * Checks that every bar is full, except an upbeat and the rest of it at the end, and that the voices have
 * the same bars.
 */
function checkBars(voices: readonly (readonly Bar[])[], full: number): void {
  const lengths = voices.map((voice) => voice.map(({ length }) => length));
  const [first = []] = lengths;
  first.forEach((length, at) => {
    const short = at === 0 || at === first.length - 1;
    if (length !== full && !(short && length < full))
      throw new Error(`Bar ${at + 1} lasts ${length} of ${full}`);
  });
  for (const other of lengths.slice(1)) {
    const at = first.findIndex((length, bar) => other[bar] !== length);
    if (at >= 0 || other.length !== first.length)
      throw new Error(
        `The voices differ at bar ${at + 1}: ${first[at]} and ${other[at]} (${first.length} and ${other.length} bars)`,
      );
  }
}

/** Returns a function that writes the bars of one voice and tracks accidentals and ties. */
function barWriter(signature: Signature): (bar: Bar) => string {
  let tied: readonly (readonly [pitch: string, accidental: string | undefined])[] = [];

  return ({ groups }) => {
    const inForce = new Map<string, string>();
    return groups.map(writeGroup).join('');

    function writeGroup(group: Group): string {
      const beamed = group.length > 1 || (group[0] && 'sounds' in group[0]);
      const flat = group.flatMap((item) => ('sounds' in item ? item.sounds : [item]));
      const beam =
        beamed && flat.length > 1 && flat.every(({ written, hidden }) => written < WHOLE / 4 && !hidden);
      const inner = group.map((item) => ('sounds' in item ? writeTuplet(item) : writeSound(item))).join('');
      return beam ? tag('beam', {}, inner) : inner;
    }

    function writeTuplet({ count, inTimeOf, sounds }: Tuplet): string {
      return tag(
        'tuplet',
        { num: count, numbase: inTimeOf, 'bracket.visible': 'false' },
        sounds.map(writeSound).join(''),
      );
    }

    function writeSound(sound: Sound): string {
      const length = lengthAttributes(sound.written);
      if (sound.pitches.length === 0) return tag(sound.hidden ? 'space' : 'rest', length);
      const before = new Map(tied);
      const after: [string, string | undefined][] = [];
      const notes = sound.pitches.map((pitch) => {
        const name = `${pitch.step}${pitch.octave}`;
        const held = before.has(name);
        const accidental = soundingOf(pitch, name, held ? before.get(name) : undefined);
        if (sound.tied) after.push([name, accidental]);
        const tie = held ? (sound.tied ? 'm' : 't') : sound.tied ? 'i' : undefined;
        return {
          pname: pitch.step,
          oct: pitch.octave,
          accid: pitch.accidental,
          'accid.ges': pitch.accidental ? undefined : accidental,
          tie,
        };
      });
      tied = after;
      return notes.length === 1
        ? tag('note', { ...length, ...notes[0] })
        : tag('chord', length, notes.map((note) => tag('note', note)).join(''));
    }

    function soundingOf(
      { step, accidental }: Pitch,
      name: string,
      heldOver: string | undefined,
    ): string | undefined {
      if (accidental) inForce.set(name, accidental);
      return accidental ?? heldOver ?? inForce.get(name) ?? signature.of[step];
    }
  };
}

/** Returns a length as note value and dots. @throws when no single note has that length */
function lengthAttributes(length: number): Attributes {
  for (const dots of [0, 1, 2]) {
    const value = (WHOLE * (2 - 0.5 ** dots)) / length;
    if (Number.isInteger(value) && Number.isInteger(Math.log2(value)))
      return { dur: value, dots: dots || undefined };
  }
  throw new Error(`No note lasts ${length} of ${WHOLE}`);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value}"`],
  );
  return `<${name}${written.join('')}>${content}</${name}>`;
}
