import { Section } from '@school/shared/ui';
import styled from 'styled-components';
import { media } from '@school/shared/theme';
import { RepertoireBrowser } from '../repertoire/RepertoireBrowser';

export function RepertoireSection() {
  return (
    <Ground id="categories" room="none" aria-labelledby="repertoire-title">
      <RepertoireBrowser />
    </Ground>
  );
}

/** Runs from edge to edge on small screens. */
const Ground = styled(Section)`
  ${media.tablet} {
    > div {
      padding-inline: 0;
    }
  }
`;
