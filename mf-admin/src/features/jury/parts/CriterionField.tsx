import { useId } from 'react';
import styled from 'styled-components';
import { mostPoints, type Criterion, type CriterionId } from '@school/shared/competition';
import { color, font, line, measure, space } from '@school/shared/theme';
import { TextField } from '@school/shared/ui';

/** Returns the ID of a criterion's number field. */
export const fieldOf = (id: CriterionId): string => `points-${id}`;

interface Props {
  readonly criterion: Criterion;
  /** Undefined while none are given. */
  readonly points: number | undefined;
  readonly error: string | undefined;
  readonly onPoints: (points: number | undefined) => void;
}

/** The points for one criterion: slider, steps down and up, and a number field. */
export function CriterionField({ criterion: { id, name, weight }, points, error, onPoints }: Props) {
  const title = useId();
  const step = (by: number) => onPoints(Math.min(mostPoints, Math.max(0, (points ?? 0) + by)));
  return (
    <Group role="group" aria-labelledby={title}>
      <Head id={title}>
        {name} <small>weight {weight} %</small>
      </Head>
      <Number>
        <TextField
          name={fieldOf(id)}
          label={`Points for ${name}`}
          hideLabel
          inputMode="numeric"
          autoComplete="off"
          placeholder="–"
          maxLength={3}
          value={points ?? ''}
          error={error}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onPoints(readPoints(target.value, points))}
        />
      </Number>
      <Step type="button" aria-label={`${name}: one point less`} data-every-press onClick={() => step(-1)}>
        −
      </Step>
      <Slider
        type="range"
        min={0}
        max={mostPoints}
        step={1}
        aria-label={`${name}, by slider`}
        aria-valuetext={points === undefined ? 'none yet' : undefined}
        data-none={points === undefined || undefined}
        value={points ?? 0}
        onChange={({ target }) => onPoints(target.valueAsNumber)}
      />
      <Step type="button" aria-label={`${name}: one point more`} data-every-press onClick={() => step(1)}>
        +
      </Step>
    </Group>
  );
}

/** Parses whole points; invalid text leaves the points unchanged. */
function readPoints(typed: string, before: number | undefined): number | undefined {
  if (typed === '') return undefined;
  const points = /^\d{1,3}$/.test(typed) ? globalThis.Number(typed) : globalThis.Number.NaN;
  return points <= mostPoints ? points : before;
}

const Group = styled.div`
  display: grid;
  grid-template-columns: ${measure.input} minmax(0, 1fr) ${measure.input};
  align-items: center;
  gap: ${space.s2} ${space.s3};
  padding-bottom: ${space.s4};
  border-bottom: 1px solid ${color.rule};
`;

const Head = styled.p`
  grid-column: 1 / 3;
  font: 700 1.375rem/1.1 ${font.display};
  font-stretch: 80%;
  small {
    font: 400 1rem ${font.text};
    color: ${color.muted};
    white-space: nowrap;
  }
`;

const Number = styled.div`
  width: 88px;
  margin-left: -32px;
  input {
    padding: 0 8px;
    font: 800 1.75rem/1 ${font.display};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  min-height: ${measure.input};
  border: ${line.field} solid ${color.line};
  background: ${color.field};
  font: 700 1.75rem/1 ${font.display};
  touch-action: manipulation;
  &:hover {
    background: ${color.quiet};
  }
`;

/** As high as a finger needs. */
const Slider = styled.input`
  width: 100%;
  height: ${measure.input};
  margin: 0;
  accent-color: ${color.accent};
  cursor: pointer;
  touch-action: pan-y;
  &[data-none] {
    opacity: 0.55;
  }
`;
