import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type as voice } from '../../theme';
import { VisuallyHidden } from '../type/VisuallyHidden';
import { FieldError, Frame, Help, type useWiring } from './Field';

export interface ChoicesProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
  wiring: ReturnType<typeof useWiring>;
  children: ReactNode;
}

/** A group of radio buttons with its question, help and error. */
export function Choices({ label, help, error, hideLabel, wiring, children }: ChoicesProps) {
  const { id, ...described } = wiring.control;
  return (
    <Frame $wrong={Boolean(error)}>
      <fieldset id={`${id}-group`} role="radiogroup" {...described}>
        {hideLabel ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Legend>{label}</Legend>}
        {help && <Help id={wiring.helpId}>{help}</Help>}
        {error && <FieldError id={wiring.errorId}>{error}</FieldError>}
        {children}
      </fieldset>
    </Frame>
  );
}

const Legend = styled.legend`
  ${voice.label}
`;
