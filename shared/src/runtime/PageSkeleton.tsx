import { useContext, useEffect } from 'react';
import styled from 'styled-components';
import { SurroundingsContext } from './shellContext';
import { StillLoading, useSlow } from './StillLoading';

/** A placeholder of about a page's size while its code loads: a heading, a lead and a block. */
export function PageSkeleton() {
  const restart = useContext(SurroundingsContext)?.restart;
  const slow = useSlow();
  return (
    <Box>
      {slow && restart && <StillLoading onRetry={() => void restart()} />}
      <Blocks aria-busy="true" aria-label="Loading the page" role="status">
        <i style={{ width: '46%', height: 72 }} />
        <i style={{ width: '62%', height: 24 }} />
        <i style={{ width: '100%', height: 420 }} />
      </Blocks>
    </Box>
  );
}

/** Calls back once when everything beside it inside the same Suspense is visible. */
export function Committed({ onShown }: { readonly onShown: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}

const Box = styled.div`
  display: grid;
  gap: 24px;
  padding: var(--sec) var(--gut);
  min-height: 100vh;
  align-content: start;
`;

const Blocks = styled.div`
  display: grid;
  gap: 24px;

  i {
    display: block;
    background: var(--sand);
  }
`;
