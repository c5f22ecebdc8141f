import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, type as voice, size } from '../../theme';
import { Button } from '../action/Button';

export interface ErrorStateProps {
  /** What failed. */
  title?: ReactNode;
  /** Why, in plain words. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Whether a retry is pending. */
  busy?: boolean | undefined;
  /** Level of the heading; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
}

/** Shows what failed and offers a retry. */
export function ErrorState({
  title = 'This could not be loaded',
  message,
  onRetry,
  retryLabel = 'Try again',
  busy = false,
  level = 3,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Panel role="alert">
      <Heading>{title}</Heading>
      {message && <p>{message}</p>}
      {onRetry && (
        <Button tone="ink" size="s" busy={busy} busyLabel="One moment" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  padding: clamp(22px, 2.4vw, 36px);
  border: ${line.wrong} solid ${color.error};
  background: ${color.errorGround};
  color: ${color.text};
  h2,
  h3,
  h4 {
    ${voice.title}
    font-size: ${size.t4};
    color: ${color.error};
  }
  p {
    max-width: 40em;
    overflow-wrap: anywhere;
  }
`;
