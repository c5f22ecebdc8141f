import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, line, measure, type as voice } from '../../theme';
import { TextLink } from '../action/TextLink';
import { Progress } from '../display/Progress';
import { FieldFrame, useWiring, type FieldProps } from './Field';

/** A file that was chosen, with how far its upload is. */
export interface ChosenFile {
  name: string;
  /** Size in words: '312 KB'. */
  size?: string | undefined;
  /** 0 to 100 while it uploads; leave out when it is done. */
  progress?: number | undefined;
}

export interface FileFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'name' | 'type' | 'value'> {
  file?: ChosenFile | undefined;
  onRemove?: (() => void) | undefined;
}

/** Chooses a file (click, keyboard or drop) and shows its name, size and progress. */
export function FileField({
  label,
  help,
  error,
  hideLabel,
  optional,
  file,
  onRemove,
  ...input
}: FileFieldProps) {
  const wiring = useWiring({ name: input.name, help, error, id: input.id });
  return (
    <FieldFrame {...{ label, help, error, hideLabel, optional, wiring }}>
      <Drop>
        <input {...input} {...wiring.control} type="file" />
        <Words>
          <b>{file ? 'Choose another file' : 'Choose a file'}</b>
          <span>or drop it here</span>
        </Words>
      </Drop>
      {file && (
        <Chosen>
          <span>
            <b>{file.name}</b>
            {file.size && <small>{file.size}</small>}
          </span>
          {onRemove && (
            <TextLink plain onClick={onRemove} aria-label={`Remove ${file.name}`}>
              Remove
            </TextLink>
          )}
          {file.progress !== undefined && (
            <Progress value={file.progress} max={100} label={`Uploading ${file.name}`} compact />
          )}
        </Chosen>
      )}
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
`;

const Words = styled.span`
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

const Chosen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  align-items: center;
  min-height: ${measure.target};
  margin-top: 8px;
  overflow-wrap: anywhere;
  small {
    margin-left: 10px;
    ${voice.small}
    color: ${color.muted};
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;
