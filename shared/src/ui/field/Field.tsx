import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, measure, type as voice } from '../../theme';
import { VisuallyHidden } from '../type/VisuallyHidden';

/** What every field takes besides the props of its own control. */
export interface FieldProps {
  label: ReactNode;
  name: string;
  /** Help that stands under the label. */
  help?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean | undefined;
  /** Says after the label that the field may be left empty. */
  optional?: boolean | undefined;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids that tie a control to its help and error. The control's id is its name unless told, so a summary can link to it. */
export function useWiring({
  name,
  help,
  error,
  id,
}: Pick<FieldProps, 'name' | 'help' | 'error'> & { id?: string | undefined }) {
  // Not React's own ids, which depend on the tree: a form may be hydrated in another one than it was written in.
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
  /** Errors come up by themselves, not only when the form is sent: they are said. */
  says?: boolean | undefined;
  children: ReactNode;
}

/** Label above, help below it, then the error, then the control. */
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

/** An error in its place: a sign, the word for screen readers and what to do. */
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
