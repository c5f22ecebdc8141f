import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme';
import { FieldFrame, useWiring, type FieldProps } from './Field';
import { inputBox } from './inputBox';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'name' | 'children'> {
  options: readonly Option[];
  /** A first option that means no choice. */
  placeholder?: string | undefined;
}

/** A native select. */
export function SelectField({
  label,
  help,
  error,
  hideLabel,
  optional,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const wiring = useWiring({ name: select.name, help, error, id: select.id });
  return (
    <FieldFrame {...{ label, help, error, hideLabel, optional, wiring }}>
      <Box>
        <Select {...select} {...wiring.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  ${inputBox}
  position: relative;
  &::after {
    content: '';
    position: absolute;
    right: 18px;
    top: calc(50% - 4px);
    width: 16px;
    height: 8px;
    border-radius: 0 0 8px 8px;
    background: ${color.text};
    pointer-events: none;
  }
`;

const Select = styled.select`
  flex: 1;
  min-width: 0;
  padding: 0 48px 0 16px;
  border: 0;
  background: none;
  appearance: none;
  outline: 0 !important;
  text-overflow: ellipsis;
  option {
    background: ${color.field};
    color: ${color.text};
  }
`;
