import type { Excerpt } from './excerpt';
import { readVoice, sum, WHOLE, type Bar, type Pitch } from './notation';

/** Reads the voices of an excerpt. @throws when their bars do not add up or do not match */
export function readVoices({ key, meter, unit = 8, melody, under }: Excerpt): (readonly Bar[])[] {
  const [count, beat] = meter.split('/');
  const voices = [melody, ...(under ? [under] : [])].map((text) => readVoice(text, unit, key));
  checkBars(voices, (WHOLE * Number(count)) / Number(beat));
  return voices;
}

/**
 * Reads the notes of an excerpt in the order in which they begin, and its end: MIDI numbers, and milliseconds from the
 * start. @throws as `readVoices`
 */
export function readNotes(excerpt: Excerpt) {
  const msAt = (units: number) => Math.round((units / WHOLE) * 4 * (60_000 / excerpt.tempo));
  const voices = readVoices(excerpt);
  const notes = voices.flatMap((voice) => {
    let at = 0;
    return voice
      .flatMap(({ groups }) => groups.flat())
      .flatMap((item) => {
        const { sounds, share } =
          'sounds' in item ? { ...item, share: item.inTimeOf / item.count } : { sounds: [item], share: 1 };
        return sounds.flatMap(({ pitches, written }) => {
          const from = msAt(at);
          at += written * share;
          return pitches.map((pitch) => ({ pitch: midiOf(pitch), from, to: msAt(at) }));
        });
      });
  });
  const ends = msAt(sum(voices[0]?.map(({ length }) => length) ?? []));
  return { notes: notes.sort((one, other) => one.from - other.from), ends };
}

const SEMITONES: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const ALTERED = { s: 1, f: -1, n: 0, x: 2, ff: -2 };

const midiOf = ({ step, octave, sounding = 'n' }: Pitch): number =>
  12 * (octave + 1) + SEMITONES[step]! + ALTERED[sounding];

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
