import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** Loading code longer than this shows a message. Milliseconds. */
export const SLOW_AFTER_MS = 8_000;

/** Says, long before loading times out, that something is still loading, and offers a retry. */
export function StillLoading({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Note role="status">
      <p>Still loading…</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </Note>
  );
}

/** Returns whether the calling component has been mounted long enough to show a message. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  font-weight: 600;

  button {
    min-height: 52px;
    padding: 0 22px;
    border: 0;
    background: var(--wine);
    color: var(--on-wine, var(--paper));
    font-weight: 700;
  }
`;
