import type { verdicts } from '../rules/outcome';

type Tone = (typeof verdicts)['in']['tone'];

/** Pitches in hertz: one high tone for admitted, the same twice for repeated, falling for rejected. */
const TUNES: Readonly<Record<Tone, readonly number[]>> = { in: [880], again: [440, 440], stop: [330, 220] };
/** Alternating vibration and pause, in milliseconds. */
const BUZZES: Readonly<Record<Tone, readonly number[]>> = { in: [80], again: [80, 80, 80], stop: [400] };

const NOTE_S = 0.14;

let audio: AudioContext | undefined;

/** Enables sound. Browsers require a press, so call it from one. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** Signals a result by sound and vibration, where the device supports them. */
export function signal(tone: Tone): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate([...BUZZES[tone]]);
  if (!audio || audio.state !== 'running') return;
  for (const [nth, pitch] of TUNES[tone].entries())
    play(audio, pitch, audio.currentTime + nth * NOTE_S * 1.4);
}

function play(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.3, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE_S);
}
