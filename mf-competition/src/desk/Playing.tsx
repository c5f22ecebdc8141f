import { color, measure, space, type } from '@school/shared/theme';
import { Button, Notice, Segmented, Text } from '@school/shared/ui';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { Halves } from './Halves';
import type { ScoreFiles } from './scoreFiles';
import { Sheet } from './Sheet';
import { usePlayer } from './usePlayer';
import { usePlayerKeys } from './usePlayerKeys';
import type { Score } from './useScore';

interface PlayingProps {
  readonly files: ScoreFiles;
  readonly score: Score;
  readonly foot: ReactNode;
  /** The element whose keys the player handles. */
  readonly stand: RefObject<HTMLElement | null>;
}

const SPEEDS = [
  { value: '0.5', label: '50 %' },
  { value: '0.75', label: '75 %' },
  { value: '1', label: '100 %' },
];

/** A score with its recording. */
export function Playing({ files, score, foot, stand }: PlayingProps) {
  const { timing } = score;
  const player = usePlayer(files.audio, timing);
  const { bar, state } = player;

  usePlayerKeys(stand, { bar, timing, goTo: player.goTo, toggle: player.toggle });
  const count = `Bar ${bar + 1} of ${timing.bars.length}`;
  const controls = (
    <>
      <Button tone="ink" busy={state === 'loading'} busyLabel="One moment" onClick={player.toggle}>
        {state === 'playing' ? 'Pause' : 'Play'}
      </Button>
      {state === 'failed' && (
        <Notice tone="error">The recording could not be loaded. Check your connection and play again.</Notice>
      )}
      <Slider>
        <span>{count}</span>
        <input
          type="range"
          min={1}
          max={timing.bars.length}
          value={bar + 1}
          aria-label="Bar"
          aria-valuetext={count}
          onChange={(event) => player.goTo(Number(event.target.value) - 1)}
        />
      </Slider>
      <Segmented
        label="Speed"
        name="speed"
        options={SPEEDS}
        value={String(player.speed)}
        onChange={(event) => player.setSpeed(Number(event.target.value))}
      />
      <Text muted>Space plays and pauses, the arrow keys go bar by bar, Esc closes.</Text>
      {foot}
    </>
  );
  return (
    <Halves controls={controls}>
      <Sheet score={score} bar={bar} onBar={player.goTo} />
    </Halves>
  );
}

const Slider = styled.label`
  display: grid;
  gap: ${space.s1};
  ${type.label}
  ${type.numeric}
  input {
    width: 100%;
    min-height: ${measure.target};
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;
