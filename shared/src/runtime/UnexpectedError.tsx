import styled from 'styled-components';
import { WayHome } from './WayHome';

interface Props {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** The fallback error page (spec, section 2): the message and, when one exists, the stack. */
export function UnexpectedError({ error, onRetry }: Props) {
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <Panel role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>{messageOf(error)}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
      <WayHome />
      {stack && <pre tabIndex={0}>{stack}</pre>}
    </Panel>
  );
}

/** Returns an error's own message. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const Panel = styled.section`
  padding: var(--sec) var(--gut);
  max-width: 60rem;
  margin-inline: auto;

  h1 {
    font: 800 var(--t-2) / 1 var(--display);
    font-stretch: 75%;
    margin-bottom: 16px;
  }
  button {
    min-height: 52px;
    padding: 0 22px;
    margin-block: 24px;
    border: 0;
    background: var(--wine);
    color: var(--on-wine, var(--paper));
    font-weight: 700;
  }
  pre {
    overflow: auto;
    padding: 16px;
    background: var(--sand);
    color: var(--ink);
    font-size: 0.8125rem;
  }
`;
