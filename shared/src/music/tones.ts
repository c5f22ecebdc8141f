import { encode } from './encode';
import type { Excerpt } from './excerpt';
import { readNotes } from './readNotes';
import { RATE, type Voice } from './voice';
import { bowed, blown, cello, nylon, steel, struck } from './voices';

const voices = {
  piano: struck,
  violin: bowed,
  cello,
  classical_guitar: nylon,
  trumpet: blown,
  contemporary_guitar: steel,
} satisfies Record<string, Voice>;

type Playable = keyof typeof voices;

/** What sounds an octave below its notation, in semitones: guitars, and the cello in tunes for all. */
const transposed: Partial<Record<Playable, number>> = {
  cello: -12,
  classical_guitar: -12,
  contemporary_guitar: -12,
};

/** Sound after the end of the last note, in milliseconds. */
const TAIL_MS = 700;
const FADE_MS = 250;
const LOUDEST = 0.85;

/** Returns an excerpt on an instrument as an MP3 file. @throws when its bars do not add up */
export function record(excerpt: Excerpt, instrument: Playable): Promise<Uint8Array> {
  return encode(play(excerpt, instrument));
}

/** Renders the notes as one channel of samples between -1 and 1. */
function play(excerpt: Excerpt, instrument: Playable): Float32Array {
  const { notes, ends } = readNotes(excerpt);
  const samples = new Float32Array(Math.ceil(((ends + TAIL_MS) / 1000) * RATE));
  const voice = remembered(voices[instrument]);
  for (const { pitch, from, to } of notes) {
    const hertz = 440 * 2 ** ((pitch + (transposed[instrument] ?? 0) - 69) / 12);
    add(samples, voice(hertz, (to - from) / 1000), Math.round((from / 1000) * RATE));
  }
  return levelled(withRoom(samples));
}

/** Caches notes, because the same note occurs often. */
function remembered(voice: Voice): Voice {
  const played = new Map<string, Float32Array>();
  return (hertz, seconds) => {
    const key = `${hertz} ${seconds}`;
    const sound = played.get(key) ?? voice(hertz, seconds);
    played.set(key, sound);
    return sound;
  };
}

function add(samples: Float32Array, sound: Float32Array, at: number): void {
  const end = Math.min(sound.length, samples.length - at);
  for (let i = 0; i < end; i += 1) samples[at + i]! += sound[i]!;
}

/** Adds four decaying echoes of incommensurable delays, like the walls of a room. */
function withRoom(dry: Float32Array): Float32Array {
  const wet = Float32Array.from(dry);
  for (const delay of [641, 823, 1039, 1289]) {
    const line = new Float32Array(delay);
    let at = 0;
    let dull = 0;
    for (let i = 0; i < dry.length; i += 1) {
      const echo = line[at]!;
      dull += 0.5 * (echo - dull);
      line[at] = dry[i]! + 0.72 * dull;
      wet[i]! += 0.09 * echo;
      at = at + 1 === delay ? 0 : at + 1;
    }
  }
  return wet;
}

/** Normalizes the volume, and fades out the end. */
function levelled(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.001);
  const fade = (FADE_MS / 1000) * RATE;
  return samples.map((sample, at) => (sample / peak) * LOUDEST * Math.min(1, (samples.length - at) / fade));
}
