import { color, size, space, type as voice } from '../../theme';
import styled from 'styled-components';
import { NARROW } from './narrow';

/** A padded part of a page. */
export const Part = styled.section`
  display: grid;
  gap: ${space.s4};
  padding: ${space.s6};
  max-width: 1200px;
  ${NARROW} {
    padding: ${space.s5} ${space.s4};
  }
`;

/** The heading of a part. */
export const PartTitle = styled.h2`
  ${voice.subtitle}
  font-size: ${size.t4};
  color: ${color.text};
`;
