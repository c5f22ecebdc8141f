import { color, font, line, measure } from '@school/shared/theme';
import { useId } from 'react';
import styled from 'styled-components';

export interface QuantityStepperProps {
  /** The plural of the items: 'Regular tickets'. */
  label: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  onChange: (value: number) => void;
}

/** A number with buttons to decrease and increase it. At a limit a button keeps the focus and does nothing. */
export function QuantityStepper({
  label,
  value,
  min = 0,
  max = 99,
  disabled = false,
  onChange,
}: QuantityStepperProps) {
  const id = useId();
  const isLeast = disabled || value <= min;
  const isMost = disabled || value >= max;
  return (
    <Box role="group" aria-label={label} $chosen={value > min}>
      <button
        type="button"
        data-every-press=""
        aria-label={`One less: ${label}`}
        aria-controls={id}
        aria-disabled={isLeast}
        onClick={() => isLeast || onChange(value - 1)}
      >
        −
      </button>
      <output id={id} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        data-every-press=""
        aria-label={`One more: ${label}`}
        aria-controls={id}
        aria-disabled={isMost}
        onClick={() => isMost || onChange(value + 1)}
      >
        +
      </button>
    </Box>
  );
}

const Box = styled.div<{ $chosen: boolean }>`
  display: inline-grid;
  grid-template-columns: 44px 1fr 44px;
  width: 132px;
  height: ${measure.control};
  border: ${line.field} solid ${color.line};
  color: ${color.text};
  button {
    border: 0;
    background: none;
    font: 700 1.5rem/1 ${font.text};
  }
  button:not([aria-disabled='true']):hover {
    background: ${color.strong};
    color: ${color.onStrong};
  }
  button[aria-disabled='true'] {
    cursor: default;
    opacity: 0.38;
  }
  output {
    display: grid;
    place-items: center;
    border-inline: ${line.field} solid ${color.line};
    font: 800 1.375rem/1 ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
    background: ${({ $chosen }) => ($chosen ? color.strong : 'none')};
    color: ${({ $chosen }) => ($chosen ? color.onStrongAccent : 'inherit')};
  }
  @media (scripting: none) {
    display: none;
  }
`;
