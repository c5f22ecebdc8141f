import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, measure } from '../../theme';
import { choiceId, Choices } from './Choices';
import { useWiring, type FieldProps } from './Field';

/** One segment. */
export interface SegmentOption {
  value: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedProps
  extends Omit<FieldProps, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'name' | 'type' | 'value'> {
  options: readonly SegmentOption[];
  /** The selected value of a controlled choice. */
  value?: string | undefined;
  /** Takes the full width, with equal segments. */
  wide?: boolean | undefined;
  /** Colour of the selected segment: the ground's opposite, or gold. */
  tone?: 'strong' | 'gold' | undefined;
}

/** A choice of two to five short words, side by side. */
export function Segmented({
  label,
  help,
  error,
  hideLabel,
  options,
  value,
  defaultValue,
  wide = false,
  tone = 'strong',
  ...input
}: SegmentedProps) {
  const wiring = useWiring({ name: input.name, help, error, id: input.id });
  const { id } = wiring.control;
  return (
    <Choices {...{ label, help, error, hideLabel, wiring }}>
      <Bar $wide={wide} $tone={tone}>
        {options.map((option, at) => (
          <Segment key={option.value}>
            <input
              {...input}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              type="radio"
              id={choiceId(id, at)}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
            />
            <span>{option.label}</span>
          </Segment>
        ))}
      </Bar>
    </Choices>
  );
}

const Bar = styled.div<{ $wide: boolean; $tone: 'strong' | 'gold' }>`
  --on: ${({ $tone }) => ($tone === 'gold' ? color.gold : color.strong)};
  --on-text: ${({ $tone }) => ($tone === 'gold' ? color.ink : color.onStrong)};
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  flex-wrap: wrap;
  max-width: 100%;
  margin-top: 8px;
  gap: ${line.field};
  border: ${line.field} solid ${color.line};
  background: ${color.line};
  > * {
    flex: ${({ $wide }) => ($wide ? '1 1 0' : '1 1 auto')};
  }
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;
  background: ${color.field};
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  > span {
    display: grid;
    place-items: center;
    min-height: ${measure.control};
    padding: 4px 18px;
    font-weight: 700;
    text-align: center;
    line-height: 1.15;
  }
  &:hover > span {
    background: ${color.quiet};
  }
  > input:checked + span {
    background: var(--on);
    color: var(--on-text);
  }
  > input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
    position: relative;
    z-index: 1;
  }
  &:has(:disabled) {
    cursor: default;
    > span {
      color: ${color.muted};
      text-decoration: line-through;
    }
  }
`;
