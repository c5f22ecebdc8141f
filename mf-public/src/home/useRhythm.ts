import { useEffect, useRef, useState, type RefObject } from 'react';
import { importChunk, useShell } from '@school/shared';
import type { Player } from './bell';

/** Plays the strip inside an element and lifts each block as it sounds. The bell loads on first use. */
export function useRhythm(band: RefObject<HTMLElement | null>) {
  const [playing, setPlaying] = useState(false);
  const player = useRef<Player>(undefined);
  const { toast } = useShell();

  useEffect(() => () => player.current?.stop(), []);

  function lift(pulse: number) {
    for (const block of band.current?.querySelectorAll(`[data-i="${pulse}"]`) ?? []) {
      block.classList.add('hit');
      setTimeout(() => block.classList.remove('hit'), 160);
    }
  }

  async function toggle() {
    if (playing) {
      player.current?.stop();
      setPlaying(false);
      return;
    }
    try {
      const { createPlayer } = await importChunk('bell', () => import('./bell'));
      player.current ??= createPlayer(lift);
      await player.current.start();
      setPlaying(true);
    } catch (failure) {
      reportError(failure);
      toast.add('This browser could not play the bell.', { type: 'error' });
    }
  }

  return { playing, toggle: () => void toggle() };
}
