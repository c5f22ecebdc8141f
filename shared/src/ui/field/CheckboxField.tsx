import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, line, measure } from '../../theme';
import { FieldError, Frame, Help, useWiring, type FieldProps } from './Field';

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'hideLabel' | 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'name' | 'type'> {}

/** A checkbox for one statement or switch. */
export function CheckboxField({ label, help, error, ...input }: CheckboxFieldProps) {
  const wiring = useWiring({ name: input.name, help, error, id: input.id });
  return (
    <Frame $wrong={Boolean(error)}>
      {error && <FieldError id={wiring.errorId}>{error}</FieldError>}
      <Row>
        <Box type="checkbox" {...input} {...wiring.control} />
        <Copy htmlFor={wiring.control.id}>{label}</Copy>
      </Row>
      {help && (
        <Indent>
          <Help id={wiring.helpId}>{help}</Help>
        </Indent>
      )}
    </Frame>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
`;

const Copy = styled.label`
  flex: 1;
  min-width: 0;
  padding: 11px 0 11px 14px;
  line-height: 1.4;
  cursor: pointer;
`;

/** Within the width of the label, which stays clickable there. */
const Indent = styled.div`
  pointer-events: none;
  margin: -10px 0 8px 42px;
`;

/** The square of 28 px; the whole row is clickable. */
const Box = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 28px;
  height: 28px;
  margin: calc((${measure.target} - 28px) / 2 + 1px) 0;
  border: ${line.field} solid ${color.line};
  background: ${color.field};
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
  &:checked {
    background: linear-gradient(${color.field}, ${color.field}) 50% 50% / 10px 10px no-repeat ${color.accent};
    border-color: ${color.accent};
  }
  &:indeterminate {
    background: linear-gradient(${color.field}, ${color.field}) 50% 50% / 14px 4px no-repeat ${color.accent};
    border-color: ${color.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${color.error};
    border-width: ${line.wrong};
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;
