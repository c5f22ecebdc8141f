import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The dark stage behind every page of the event, in light and dark mode. */
export function Night({ children }: { readonly children: ReactNode }) {
  return <Stage data-ground="night">{children}</Stage>;
}

const Stage = styled.div`
  min-height: 100vh;
  min-height: 100svh;
`;
