import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type as voice } from '../../theme';
import { VisuallyHidden } from '../type/VisuallyHidden';
import { FieldError, Frame, Help, Optional, type useWiring } from './Field';

export interface ChoicesProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
  optional?: boolean | undefined;
  /** Whether several can be selected, as with checkboxes. */
  many?: boolean | undefined;
  wiring: ReturnType<typeof useWiring>;
  children: ReactNode;
}

/**
 * Returns the id of an option. The first has the id of the group's field, so that a summary can link to it. The others
 * are numbered, because values may contain spaces or make duplicate ids such as with 'group'.
 */
export const choiceId = (id: string, at: number): string => (at === 0 ? id : `${id}-${at + 1}`);

/** A group of radio buttons or checkboxes with its question, help and error. */
export function Choices({
  label,
  help,
  error,
  hideLabel,
  optional,
  many = false,
  wiring,
  children,
}: ChoicesProps) {
  const { id, 'aria-invalid': invalid, ...described } = wiring.control;
  const question = (
    <>
      {label}
      {optional && <Optional> (optional)</Optional>}
    </>
  );
  return (
    <Frame $wrong={Boolean(error)}>
      <fieldset
        id={`${id}-group`}
        {...described}
        {...(many ? {} : { role: 'radiogroup', 'aria-invalid': invalid })}
      >
        {hideLabel ? <VisuallyHidden as="legend">{question}</VisuallyHidden> : <Legend>{question}</Legend>}
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
