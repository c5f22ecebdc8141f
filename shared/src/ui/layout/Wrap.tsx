import styled from 'styled-components';
import { measure, space } from '../../theme';

/** Keeps content within the page's width and gutters. */
export const Wrap = styled.div`
  width: 100%;
  max-width: ${measure.page};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;
