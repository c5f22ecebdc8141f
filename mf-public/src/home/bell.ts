/** The bell of kpanlogo: `x` is a stroke. */
const BELL = 'x..x..x...x.x...';
const PULSE_MS = 150;
/** Partials of an iron bell: frequency in Hz and loudness. */
const PARTIALS = [
  [845, 0.2],
  [1268, 0.12],
  [2113, 0.05],
] as const;
const RING_SECONDS = 0.35;

export interface Player {
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** Plays the bell in a loop, and reports each stroke as it sounds. */
export function createPlayer(onStroke: (pulse: number) => void): Player {
  const audio = new AudioContext();
  let timer: ReturnType<typeof setInterval> | undefined;
  let pulse = 0;

  function step() {
    if (BELL[pulse] === 'x') {
      strike(audio);
      onStroke(pulse);
    }
    pulse = (pulse + 1) % BELL.length;
  }

  return {
    async start() {
      await audio.resume();
      pulse = 0;
      clearInterval(timer);
      timer = setInterval(step, PULSE_MS);
      step();
    },
    stop: () => clearInterval(timer),
  };
}

function strike(audio: AudioContext): void {
  const now = audio.currentTime;
  for (const [frequency, loudness] of PARTIALS) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + RING_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + RING_SECONDS);
  }
}
