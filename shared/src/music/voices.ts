// Models of the instruments. All are pure: the same note gives the same samples.
import { RATE, type Voice } from './voice';

const samplesOf = (seconds: number): number => Math.ceil(seconds * RATE);

/** Piano: slightly sharp partials, of which higher ones decay faster, damped at the release of the key. */
export const struck: Voice = (hertz, seconds) => {
  const release = 0.12;
  const out = new Float32Array(samplesOf(seconds + 4 * release));
  const held = samplesOf(seconds);
  const partials = Math.max(1, Math.min(12, Math.floor((0.42 * RATE) / hertz)));
  for (let n = 1; n <= partials; n += 1) {
    const angle = (2 * Math.PI * hertz * n * Math.sqrt(1 + 0.00035 * n * n)) / RATE;
    const strength = (Math.abs(Math.sin((Math.PI * n) / 7.5)) + 0.12) / n ** 1.15;
    const ring = (1.9 * (220 / hertz) ** 0.45) / (1 + 0.3 * (n - 1));
    ringing(out, angle, strength, Math.exp(-1 / (ring * RATE)), held, Math.exp(-1 / (release * RATE)));
  }
  for (let i = 0; i < Math.min(110, out.length); i += 1) out[i]! *= i / 110;
  return out;
};

/** Adds a decaying sine by rotating a point on a shrinking circle. */
function ringing(
  out: Float32Array,
  angle: number,
  strength: number,
  decay: number,
  held: number,
  damping: number,
): void {
  const turn = Math.cos(angle);
  const rise = Math.sin(angle);
  let x = strength;
  let y = 0;
  for (let i = 0; i < out.length; i += 1) {
    out[i]! += y;
    const shrink = i < held ? decay : damping;
    const next = (x * turn - y * rise) * shrink;
    y = (x * rise + y * turn) * shrink;
    x = next;
  }
}

interface String {
  /** Decay time at 220 Hz in seconds. */
  readonly ring: number;
  /** 0 is plucked with the finger, 1 with a pick. */
  readonly bright: number;
}

/** A plucked string: a burst of noise that circulates and grows dull (Karplus and Strong). */
function plucked({ ring, bright }: String): Voice {
  return (hertz, seconds) => {
    const release = 0.1;
    const out = new Float32Array(samplesOf(seconds + 4 * release));
    const held = samplesOf(seconds);
    const period = RATE / hertz - 0.5;
    const length = Math.floor(period);
    const part = period - length;
    const string = burst(length + 1, bright);
    const loss = 0.001 ** (1 / (hertz * ring * (220 / hertz) ** 0.4));
    const damped = 0.001 ** (1 / (hertz * release * 3));
    let before = 0;
    let at = 0;
    for (let i = 0; i < out.length; i += 1) {
      const after = at + 1 === string.length ? 0 : at + 1;
      const sample = string[at]! * part + string[after]! * (1 - part);
      out[i] = sample;
      string[at] = 0.5 * (sample + before) * (i < held ? loss : damped);
      before = sample;
      at = after;
    }
    return out;
  };
}

/** Returns the noise of the pluck, always the same, filtered by brightness. */
function burst(length: number, bright: number): Float32Array {
  const noise = new Float32Array(length);
  let seed = 20_251_011;
  let smooth = 0;
  for (let i = 0; i < length; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    smooth += (0.25 + 0.75 * bright) * (seed / 2 ** 31 - smooth);
    noise[i] = smooth;
  }
  // Plucked at a fifth of its length, so that every fifth partial is weak.
  const place = Math.max(1, Math.round(length / 5));
  const comb = noise.map((sample, i) => sample - 0.8 * noise[(i + length - place) % length]!);
  const mean = comb.reduce((total, sample) => total + sample, 0) / length;
  const level = Math.sqrt(comb.reduce((total, sample) => total + (sample - mean) ** 2, 0) / length) || 1;
  return comb.map((sample) => (sample - mean) / level);
}

export const nylon: Voice = plucked({ ring: 3.2, bright: 0.15 });
export const steel: Voice = plucked({ ring: 5, bright: 0.6 });

interface Held {
  /** Strength of a partial at the start. @param n its number @param hertz its pitch */
  readonly quiet: (n: number, hertz: number) => number;
  /** The same at full tone. */
  readonly full: (n: number, hertz: number) => number;
  /** Seconds to full tone, and from the end to silence. */
  readonly attack: number;
  readonly release: number;
  /** Depth of the vibrato, as a fraction of the pitch. */
  readonly vibrato: number;
}

/** A tone of bow or breath, which grows from one spectrum into another with a late vibrato. */
function held({ quiet, full, attack, release, vibrato }: Held): Voice {
  return (hertz, seconds) => {
    const out = new Float32Array(samplesOf(seconds + release));
    const end = samplesOf(seconds);
    const rise = Math.min(attack, seconds / 2) * RATE;
    const soft = cycle(hertz, quiet);
    const loud = cycle(hertz, full);
    let phase = 0;
    for (let i = 0; i < out.length; i += 1) {
      const late = Math.min(1, Math.max(0, i / RATE - 0.18) / 0.35);
      const bend = 1 + vibrato * late * Math.sin((2 * Math.PI * 5.4 * i) / RATE);
      phase += (hertz * bend * CYCLE) / RATE;
      const place = Math.floor(phase) % CYCLE;
      const grown = Math.min(1, i / rise);
      const level = i < end ? grown : Math.max(0, 1 - (i - end) / (release * RATE));
      const settled = 1 - 0.22 * Math.min(1, i / RATE / 0.8);
      out[i] = (soft[place]! * (1 - grown) + loud[place]! * grown) * level * level * settled;
    }
    return out;
  };
}

const CYCLE = 2048;

/** Returns one period of a tone from its partials, below the limit of the sample rate. */
function cycle(hertz: number, strength: (n: number, hertz: number) => number): Float32Array {
  const table = new Float32Array(CYCLE);
  for (let n = 1; n <= 24 && n * hertz < 0.45 * RATE; n += 1) {
    const by = strength(n, n * hertz);
    for (let i = 0; i < CYCLE; i += 1) table[i]! += by * SINE[(i * n) % CYCLE]!;
  }
  return table;
}

const SINE = Float32Array.from({ length: CYCLE }, (_, i) => Math.sin((2 * Math.PI * i) / CYCLE));

/** Returns the gain of a formant at a frequency. */
const favoured = (hertz: number, at: number, wide: number): number => Math.exp(-(((hertz - at) / wide) ** 2));

const string = (n: number, hertz: number): number =>
  (0.5 + favoured(hertz, 500, 250) + 0.8 * favoured(hertz, 1_000, 400) + 0.7 * favoured(hertz, 2_600, 900)) /
  n ** 1.15;

/** @param size of the body: the larger, the lower its formants; the violin's is 1 */
const bow = (size: number): Voice =>
  held({
    quiet: (n, hertz) => string(n, hertz * size) / n ** 0.6,
    full: (n, hertz) => string(n, hertz * size),
    attack: 0.07,
    release: 0.16,
    vibrato: 0.0045,
  });

export const bowed = bow(1);
export const cello = bow(2.2);

export const blown: Voice = held({
  quiet: (n) => 1 / n ** 2.4,
  full: (n, hertz) => (0.35 + favoured(hertz, 1_250, 900)) / n ** 0.75,
  attack: 0.05,
  release: 0.09,
  vibrato: 0.0018,
});
