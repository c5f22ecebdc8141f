import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, media, type as voice } from '../../theme';
import { choiceId, Choices } from './Choices';
import { useWiring, type FieldProps } from './Field';

/** An option as a card. */
export interface CardOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  /** A small drawing at the card's end. */
  art?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps
  extends Omit<FieldProps, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'name' | 'type' | 'value'> {
  options: readonly CardOption[];
  /** The selected value of a controlled choice. */
  value?: string | undefined;
  columns?: 1 | 2 | 3 | undefined;
}

/** A choice between a few cards with name, help and drawing. */
export function RadioCards({
  label,
  help,
  error,
  hideLabel,
  options,
  columns = 2,
  value,
  defaultValue,
  ...input
}: RadioCardsProps) {
  const wiring = useWiring({ name: input.name, help, error, id: input.id });
  const { id } = wiring.control;
  return (
    <Choices {...{ label, help, error, hideLabel, wiring }}>
      <Cards $columns={columns}>
        {options.map((option, at) => (
          <Card key={option.value}>
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
            <span>
              <Name>{option.label}</Name>
              {option.help && <Line>{option.help}</Line>}
            </span>
            {option.art && <Drawing aria-hidden="true">{option.art}</Drawing>}
          </Card>
        ))}
      </Cards>
    </Choices>
  );
}

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 12px;
  margin-top: 8px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.b`
  display: block;
  ${voice.subtitle}
  font-size: 1.3125rem;
`;

const Line = styled.span`
  display: block;
  margin-top: 2px;
  font-size: 1rem;
  line-height: 1.3;
  color: ${color.muted};
`;

const Drawing = styled.span`
  flex: none;
  width: 78px;
  margin-left: auto;
  svg,
  img {
    width: 100%;
    height: auto;
  }
  @container (max-width: 270px) {
    display: none;
  }
`;

/** A card that is too narrow for text and drawing shows the text. */
const Card = styled.label`
  container-type: inline-size;
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 104px;
  padding: 16px;
  border: ${line.field} solid ${color.line};
  background: ${color.field};
  color: ${color.text};
  cursor: pointer;
  > input {
    appearance: none;
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    border: ${line.field} solid currentColor;
    border-radius: 50%;
    outline: 0 !important;
    cursor: inherit;
  }
  > input:checked {
    background: radial-gradient(circle, currentColor 0 6.5px, transparent 7px);
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  &:has(:checked) {
    background: ${color.strong};
    color: ${color.onStrong};
    border-color: ${color.strong};
    > input {
      border-color: ${color.onStrongAccent};
      background: radial-gradient(circle, ${color.onStrongAccent} 0 6.5px, transparent 7px);
    }
    ${Line} {
      color: ${color.onStrongMuted};
    }
    ${Drawing} {
      background: ${color.paper};
      outline: 5px solid ${color.paper};
    }
  }
  &:has(:disabled) {
    opacity: 0.55;
    cursor: default;
  }
  ${media.phone} {
    min-height: 88px;
  }
`;
