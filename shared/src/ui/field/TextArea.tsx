import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { FieldFrame, useWiring, type FieldProps } from './Field';
import { inputBox } from './inputBox';

export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'name'> {}

/** A multi-line text field; grows with its content where the browser supports it. */
export function TextArea({ label, help, error, hideLabel, optional, ...area }: TextAreaProps) {
  const wiring = useWiring({ name: area.name, help, error, id: area.id });
  return (
    <FieldFrame {...{ label, help, error, hideLabel, optional, wiring }}>
      <Area rows={4} {...area} {...wiring.control} />
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${inputBox}
  display: block;
  padding: 13px 16px;
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
  min-height: 132px;
`;
