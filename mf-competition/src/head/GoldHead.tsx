import { measure } from '@school/shared/theme';
import { Section } from '@school/shared/ui';
import styled from 'styled-components';

/**
 * The gold head of a page, which extends behind the site's header. The header is transparent until the page
 * scrolls.
 */
export const GoldHead = styled(Section).attrs({ ground: 'gold', room: 'none', bare: true })`
  && {
    margin-top: calc(${measure.header} * -1);
    padding-top: ${measure.header};
  }
`;
