import { useAsset } from '@school/shared';
import { useEffect, useRef, useState } from 'react';
import { barAt, type Timing } from './timing';
import { fetchFile } from './useScore';

type PlayerState = 'silent' | 'loading' | 'playing' | 'failed';

export interface Player {
  readonly state: PlayerState;
  /** The current bar, or the one to start from; from 0. */
  readonly bar: number;
  /** 1 is the tempo of the score. */
  readonly speed: number;
  readonly toggle: () => void;
  readonly goTo: (bar: number) => void;
  readonly setSpeed: (speed: number) => void;
}

/**
 * Plays a recording and follows it by bars. The first play fetches the whole file, so that seeking needs no
 * range requests. Playing stops at unmount.
 */
export function usePlayer(file: string, timing: Timing): Player {
  const address = useAsset(file);
  const [state, setState] = useState<PlayerState>('silent');
  const [bar, setBar] = useState(0);
  const [speed, setSpeed] = useState(1);
  const audio = useRef<HTMLAudioElement>(null);

  useEffect(
    () => () => {
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
    },
    [],
  );

  useEffect(() => {
    if (state !== 'playing') return;
    let frame = requestAnimationFrame(function follow() {
      if (audio.current) setBar(barAt(timing, audio.current.currentTime * 1000));
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, timing]);

  async function load(): Promise<HTMLAudioElement> {
    const blob = await (await fetchFile(address)).blob();
    const player = new Audio(URL.createObjectURL(blob));
    player.addEventListener('ended', () => {
      setState('silent');
      setBar(0);
      player.currentTime = 0;
    });
    return player;
  }

  async function play(): Promise<void> {
    setState('loading');
    try {
      const player = (audio.current ??= await load());
      player.playbackRate = speed;
      player.currentTime = secondsOf(bar);
      await player.play();
      setState('playing');
    } catch {
      setState('failed');
    }
  }

  function secondsOf(to: number): number {
    return (timing.bars[to]?.from ?? 0) / 1000;
  }

  return {
    state,
    bar,
    speed,
    toggle() {
      if (state === 'playing') {
        audio.current?.pause();
        setState('silent');
      } else if (state !== 'loading') void play();
    },
    goTo(to) {
      setBar(to);
      if (audio.current) audio.current.currentTime = secondsOf(to);
    },
    setSpeed(to) {
      setSpeed(to);
      if (audio.current) audio.current.playbackRate = to;
    },
  };
}
