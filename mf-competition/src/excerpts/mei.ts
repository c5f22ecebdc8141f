import { readVoices, signatureOf, WHOLE } from '@school/shared/music';
import type { Bar, Excerpt, Group, Sound, Tuplet } from '@school/shared/music';

/** Where the second voice of an excerpt goes: on its own staff below, or in the same staff. */
export type Layout = 'two staves' | 'one staff';

/** Writes an excerpt as MEI, the format of the engraver. @throws when its voices do not match */
export function meiOf(excerpt: Excerpt, layout: Layout): string {
  const { key, meter, tempo, underClef = 'F' } = excerpt;
  const [count, beat] = meter.split('/');
  const signature = signatureOf(key);
  const voices = readVoices(excerpt);
  const twoStaves = layout === 'two staves' && voices.length === 2;
  const bars = voices[0]?.map((_, at) => {
    const layers = voices.map((voice) => (voice[at] as Bar).groups.map(writeGroup).join(''));
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

function writeSound({ pitches, written, tied, hidden }: Sound): string {
  const length = lengthAttributes(written);
  if (pitches.length === 0) return tag(hidden ? 'space' : 'rest', length);
  const notes = pitches.map(({ step, octave, accidental, sounding, held }) => ({
    pname: step,
    oct: octave,
    accid: accidental,
    'accid.ges': accidental ? undefined : sounding,
    tie: held ? (tied ? 'm' : 't') : tied ? 'i' : undefined,
  }));
  return notes.length === 1
    ? tag('note', { ...length, ...notes[0] })
    : tag('chord', length, notes.map((note) => tag('note', note)).join(''));
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
