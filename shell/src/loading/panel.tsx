import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { messageOf } from '@school/shared';

export interface Panel {
  readonly remove: () => void;
}

interface Failure {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shows, at the end of the outlet, that an area is on its way or, with a failure, why it is not there. */
export function showPanel(outlet: HTMLElement, failure?: Failure): Panel {
  const element = outlet.appendChild(document.createElement('div'));
  const root = createRoot(element, { identifierPrefix: 'panel-' });
  root.render(failure ? <FailurePanel {...failure} /> : <AreaSkeleton />);
  return {
    remove() {
      root.unmount();
      element.remove();
    },
  };
}

function FailurePanel({ error, onRetry }: Failure) {
  return (
    <Box role="alert">
      <h2>This part of the site is away for a moment</h2>
      <p>{messageOf(error)}</p>
      <p>Everything else works. Nothing that you have sent is lost.</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </Box>
  );
}

function AreaSkeleton() {
  return (
    <Box role="status" aria-label="Loading" $tall>
      <i style={{ width: '46%', height: 72 }} />
      <i style={{ width: '62%', height: 24 }} />
      <i style={{ width: '100%', height: 420 }} />
    </Box>
  );
}

const Box = styled.section<{ readonly $tall?: boolean }>`
  padding: var(--sec) var(--gut);
  display: grid;
  gap: 16px;
  justify-items: start;
  align-content: start;
  min-height: ${({ $tall }) => ($tall ? '100vh' : 'auto')};
  border-block: 5px solid var(--sand);

  h2 {
    font: 700 var(--t-3) / 1.02 var(--display);
    font-stretch: 80%;
  }
  button {
    min-height: 52px;
    padding: 0 22px;
    border: 0;
    background: var(--wine);
    color: var(--paper);
    font-weight: 700;
  }
  i {
    display: block;
    background: var(--sand);
  }
`;
