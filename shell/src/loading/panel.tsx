import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import styled from 'styled-components';
import { messageOf, StillLoading, UnexpectedError, WayHome } from '@school/shared';
import { isUnavailable } from './unavailable';

/** What the end of the outlet shows while an area is missing. */
type PanelState =
  | { readonly kind: 'loading' }
  /** The area takes long enough to show a message. */
  | { readonly kind: 'slow'; readonly skeleton: boolean; readonly restart: () => void }
  | { readonly kind: 'failure'; readonly error: unknown; readonly restart: () => void };

export interface Panel {
  readonly show: (state: PanelState) => void;
  readonly remove: () => void;
}

/** Creates the panel of an area. It is added to the outlet when it first has something to show. */
export function createPanel(outlet: HTMLElement): Panel {
  let shown: { readonly element: HTMLElement; readonly root: Root } | undefined;

  function start() {
    const element = outlet.appendChild(document.createElement('div'));
    return { element, root: createRoot(element, { identifierPrefix: 'panel-' }) };
  }

  return {
    show(state) {
      shown ??= start();
      shown.root.render(<PanelContent {...state} />);
    },
    remove() {
      shown?.root.unmount();
      shown?.element.remove();
      shown = undefined;
    },
  };
}

function PanelContent(state: PanelState) {
  if (state.kind === 'loading') return <Waiting skeleton />;
  if (state.kind === 'slow') {
    return (
      <Waiting skeleton={state.skeleton}>
        <StillLoading onRetry={state.restart} />
      </Waiting>
    );
  }
  const Failure = isUnavailable(state.error) ? Unavailable : UnexpectedError;
  return <Failure error={state.error} onRetry={state.restart} />;
}

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Unavailable({ error, onRetry }: FailureProps) {
  const [Heading] = useState<'h1' | 'h2'>(() => (document.querySelector('h1') ? 'h2' : 'h1'));
  return (
    <Box role="alert">
      <Heading>This part of the site is unavailable right now</Heading>
      <p>{messageOf(error)}</p>
      <p>Everything else works. Nothing that you have sent is lost.</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
      <WayHome />
    </Box>
  );
}

interface WaitingProps {
  /** Whether the page has no content yet, so that placeholder blocks reserve its space. */
  readonly skeleton: boolean;
  readonly children?: ReactNode;
}

function Waiting({ skeleton, children }: WaitingProps) {
  return (
    <Box $tall={skeleton}>
      {children}
      {skeleton && (
        <Blocks role="status" aria-label="Loading">
          <i style={{ width: '46%', height: 72 }} />
          <i style={{ width: '62%', height: 24 }} />
          <i style={{ width: '100%', height: 420 }} />
        </Blocks>
      )}
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

  h1,
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
`;

const Blocks = styled.div`
  display: grid;
  gap: 16px;
  justify-self: stretch;

  i {
    display: block;
    background: var(--sand);
  }
`;
