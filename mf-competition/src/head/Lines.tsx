import styled from 'styled-components';

/** What somebody typed in lines. */
export const Lines = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
