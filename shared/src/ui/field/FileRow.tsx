import styled from 'styled-components';
import { color, measure, space, type as voice } from '../../theme';
import { TextLink } from '../action/TextLink';
import { Progress } from '../display/Progress';

/** A chosen file and its upload progress. */
export interface ChosenFile {
  name: string;
  /** Formatted size: '312 KB'. */
  size?: string | undefined;
  /** 0 to 100 during the upload; undefined when it is complete. */
  progress?: number | undefined;
}

interface FileRowProps {
  id: string;
  file: ChosenFile;
  onRetry: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** Shows the name and size of a file, its actions and its progress. */
export function FileRow({ id, file: { name, size, progress }, onRetry, onCancel, onRemove }: FileRowProps) {
  return (
    <Row>
      <Name id={id}>
        <b>{name}</b> {size && <small>{size}</small>}
        {progress !== undefined && <small aria-hidden="true">{progress} %</small>}
      </Name>
      <Actions>
        {onRetry && (
          <TextLink plain onClick={onRetry} aria-label={`Try again: ${name}`}>
            Try again
          </TextLink>
        )}
        {onCancel && (
          <TextLink plain onClick={onCancel} aria-label={`Cancel: ${name}`}>
            Cancel
          </TextLink>
        )}
        {onRemove && (
          <TextLink plain onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </TextLink>
        )}
      </Actions>
      {progress !== undefined && <Progress value={progress} max={100} label={`Uploading ${name}`} compact />}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.s4};
  align-items: center;
  min-height: ${measure.target};
  margin-top: 8px;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: baseline;
  b {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    white-space: nowrap;
    ${voice.small}
    ${voice.numeric}
    color: ${color.muted};
  }
`;

const Actions = styled.span`
  display: flex;
  gap: 0 ${space.s4};
  button {
    white-space: nowrap;
  }
`;
