import styled from 'styled-components';

/** The dark stage that every page of the event stands on, by day and night. */
export const Night = styled.div.attrs({ 'data-ground': 'night' })`
  min-height: 100vh;
  min-height: 100svh;
  overflow-x: clip;
`;
