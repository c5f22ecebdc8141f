import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, measure, type as voice } from '../../theme';
import { VisuallyHidden } from '../type/VisuallyHidden';

/** The props of every field besides those of its control. */
export interface FieldProps {
  label: ReactNode;
  name: string;
  /** Help below the label. */
  help?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  /** Marks the field as optional after the label. */
  optional?: boolean | undefined;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * Returns the ids that connect a control to its help and error. The control's id is its name by default, so that a
 * summary can link to it.
 */
export function useWiring({
  name,
  help,
  error,
  id,
}: Pick<FieldProps, 'name' | 'help' | 'error'> & { id?: string | undefined }) {
  // React's own ids depend on the tree, and a form may hydrate in another tree than it was rendered in.
  const own = id ?? name;
  const helpId = `${own}-help`;
  const errorId = `${own}-error`;
  const described = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const control: Wiring = {
    id: own,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { control, helpId, errorId, labelId: `${own}-label` };
}

export interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  wiring: ReturnType<typeof useWiring>;
  /** Whether errors appear without a submit, so that they are announced. */
  says?: boolean | undefined;
  children: ReactNode;
}

/** Shows label, help, error and control, from top to bottom. */
export function FieldFrame({
  label,
  help,
  error,
  hideLabel,
  optional,
  wiring,
  says = false,
  children,
}: FieldFrameProps) {
  const wrong = error && <FieldError id={wiring.errorId}>{error}</FieldError>;
  const text = (
    <Label htmlFor={wiring.control.id} id={wiring.labelId}>
      {label}
      {optional && <Optional> (optional)</Optional>}
    </Label>
  );
  return (
    <Frame $wrong={Boolean(error)}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {help && <Help id={wiring.helpId}>{help}</Help>}
      {says ? <div aria-live="polite">{wrong}</div> : wrong}
      {children}
    </Frame>
  );
}

/** An error at its field: an icon, a word for screen readers, and what to do. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <Wrong id={id}>
      <VisuallyHidden>Error: </VisuallyHidden>
      {children}
    </Wrong>
  );
}

export const Frame = styled.div<{ $wrong: boolean }>`
  min-width: 0;
  border: 0 solid ${color.error};
  border-left-width: ${({ $wrong }) => ($wrong ? line.errorBar : '0')};
  padding-left: ${({ $wrong }) => ($wrong ? '18px' : '0')};
`;

const Label = styled.label`
  display: block;
  ${voice.label}
`;

export const Optional = styled.span`
  font-weight: 400;
  color: ${color.muted};
`;

export const Help = styled.span`
  display: block;
  margin-top: 2px;
  max-width: ${measure.text};
  color: ${color.muted};
`;

const Wrong = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 6px;
  font-weight: 700;
  line-height: 1.35;
  color: ${color.error};
  &::before {
    content: '';
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 3px;
    border-radius: 50%;
    background:
      linear-gradient(${color.ground}, ${color.ground}) 50% 22% / 3px 8px no-repeat,
      radial-gradient(circle at 50% 78%, ${color.ground} 1.7px, transparent 2px),
      ${color.error};
  }
`;
