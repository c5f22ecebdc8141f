import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** Code that is not there after this time is said to be on its way still. Milliseconds. */
export const SLOW_AFTER_MS = 8_000;

/** Says, long before the deadline of loading, that something is on its way still, and offers to begin again. */
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

/** Whether the calling component has stood on the page for so long that a visitor wants to know. */
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
