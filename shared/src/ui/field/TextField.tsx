import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, line } from '../../theme';
import { FieldFrame, useWiring, type FieldProps } from './Field';
import { inputBox } from './inputBox';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'name'> {
  /** A fixed prefix in the field, such as a currency. */
  prefix?: string | undefined;
  /** Content after the input: a unit, a button. */
  suffix?: ReactNode;
}

/** A single-line text field. `type`, `inputMode` and `autoComplete` are passed to the input. */
export function TextField({
  label,
  help,
  error,
  hideLabel,
  optional,
  prefix,
  suffix,
  ...input
}: TextFieldProps) {
  const wiring = useWiring({ name: input.name, help, error, id: input.id });
  return (
    <FieldFrame {...{ label, help, error, hideLabel, optional, wiring }}>
      <Box>
        {prefix && <Affix aria-hidden="true">{prefix}</Affix>}
        <Input type="text" {...input} {...wiring.control} />
        {suffix}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  ${inputBox}
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  width: 100%;
  padding: 0 16px;
  border: 0;
  background: none;
  outline: 0 !important;
  &::-webkit-calendar-picker-indicator {
    min-width: 24px;
    min-height: 24px;
  }
`;

const Affix = styled.span`
  display: flex;
  align-items: center;
  padding: 0 16px;
  border-right: ${line.field} solid ${color.line};
  background: ${color.quiet};
  font-weight: 700;
`;
