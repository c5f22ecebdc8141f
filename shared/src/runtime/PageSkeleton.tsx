import { useContext, useEffect } from 'react';
import styled from 'styled-components';
import { SurroundingsContext } from './shellContext';
import { StillLoading, useSlow } from './StillLoading';

/** What stands in a page's place while its code is on the way: a heading, a lead and a block, of about its size. */
export function PageSkeleton() {
  const restart = useContext(SurroundingsContext)?.restart;
  const slow = useSlow();
  return (
    <Box>
      {slow && restart && <StillLoading onRetry={restart} />}
      <Blocks aria-busy="true" aria-label="Loading the page" role="status">
        <i style={{ width: '46%', height: 72 }} />
        <i style={{ width: '62%', height: 24 }} />
        <i style={{ width: '100%', height: 420 }} />
      </Blocks>
    </Box>
  );
}

/** Tells once that everything beside it inside the same Suspense is on the screen. */
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
