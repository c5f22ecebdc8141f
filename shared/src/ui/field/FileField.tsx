import { useEffect, useRef, type ChangeEvent, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { color, line, measure, type as voice } from '../../theme';
import { FieldFrame, useWiring, type FieldProps } from './Field';
import { FileRow, type ChosenFile } from './FileRow';

type Act = (() => void) | undefined;

export interface FileFieldProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'type' | 'value' | 'onChange'> {
  file?: ChosenFile | undefined;
  /** The current status, which is shown and announced when it changes. */
  note?: string | undefined;
  onFile?: ((file: File) => void) | undefined;
  /** Cancels an upload in progress. */
  onCancel?: Act;
  /** Retries a failed upload. */
  onRetry?: Act;
  onRemove?: Act;
}

/** A field to choose a file (click, keyboard or drop). Shows its name, size, progress and actions. */
export function FileField({
  label,
  help,
  error,
  hideLabel,
  optional,
  file,
  note,
  onFile,
  onCancel,
  onRetry,
  onRemove,
  ...input
}: FileFieldProps) {
  const wiring = useWiring({ name: input.name, help, error, id: input.id });
  const control = useRef<HTMLInputElement>(null);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  });
  useEffect(() => {
    // Chosen on the prerendered page before its script ran.
    const [early] = control.current?.files ?? [];
    if (early) take.current?.(early);
  }, []);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (chosen) onFile?.(chosen);
    // Allows choosing the same file again.
    target.value = '';
  }
  // The pressed button disappears, and focus would be lost with it.
  const thenFocus = (act: Act) =>
    act &&
    (() => {
      act();
      control.current?.focus();
    });
  const rowId = `${wiring.labelId}file`;
  const described = [wiring.control['aria-describedby'], file && rowId].filter(Boolean).join(' ');

  return (
    <FieldFrame {...{ label, help, error, hideLabel, optional, wiring }} says>
      <Drop>
        <input
          {...input}
          {...wiring.control}
          aria-describedby={described || undefined}
          type="file"
          ref={control}
          onChange={choose}
        />
        <Copy aria-hidden="true">
          <b>{file ? 'Choose another file' : 'Choose a file'}</b>
          <span>or drop it here</span>
        </Copy>
      </Drop>
      {file && (
        <FileRow
          {...{ id: rowId, file }}
          onRetry={thenFocus(onRetry)}
          onCancel={thenFocus(onCancel)}
          onRemove={thenFocus(onRemove)}
        />
      )}
      <Note role="status">{note}</Note>
    </FieldFrame>
  );
}

const Drop = styled.div`
  position: relative;
  display: grid;
  min-height: ${measure.input};
  margin-top: 8px;
  border: ${line.field} dashed ${color.line};
  background: ${color.field};
  color: ${color.text};
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    background: ${color.quiet};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border: ${line.wrong} solid ${color.error};
  }
  &:has(:disabled) {
    background: ${color.quiet};
    opacity: 0.7;
    > input {
      cursor: default;
    }
  }
`;

const Copy = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: baseline;
  padding: 14px 16px;
  b {
    text-decoration: underline;
    text-underline-offset: 0.28em;
  }
`;

const Note = styled.p`
  ${voice.small}
  color: ${color.muted};
  &:not(:empty) {
    margin-top: 8px;
  }
`;
