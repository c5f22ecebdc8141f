import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The dark stage that every page of the event stands on, by day and night. */
export function Night({ children }: { readonly children: ReactNode }) {
  return <Stage data-ground="night">{children}</Stage>;
}

const Stage = styled.div`
  min-height: 100vh;
  min-height: 100svh;
`;
