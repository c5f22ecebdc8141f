import { measure, space } from '@school/shared/theme';
import { Section } from '@school/shared/ui';
import styled from 'styled-components';

/** The content below the head of a panel: one column, no wider than a form. */
export const PanelBody = styled(Section).attrs({ room: 'none' })`
  && {
    padding-block: ${space.s8} ${space.s16};
    min-height: 60vh;
  }
  > div > * {
    max-width: ${measure.form};
  }
`;
