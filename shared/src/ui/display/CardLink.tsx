import { Link } from '@school/shared';
import styled from 'styled-components';
import { color } from '../../theme';

/** The link of a card, usually in its heading. The whole card is its target. Apart, since bundlers keep it with its module. */
export const CardLink = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: -6px;
  }
`;
