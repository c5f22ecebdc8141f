import styled from 'styled-components';

/** Keeps the line breaks of typed text. */
export const Lines = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
