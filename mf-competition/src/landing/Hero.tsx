import { registerNow } from '@school/shared/site';
import { media, space } from '@school/shared/theme';
import { Button, Display, Lead, Wrap } from '@school/shared/ui';
import styled from 'styled-components';
import { Banners } from '../art/Banners';
import { allInstruments, bandCount } from '../content/counts';
import { GoldHead } from '../head/GoldHead';

export function Hero() {
  return (
    <GoldHead>
      <Halves>
        <Copy>
          <Headline forwardedAs="h1">Music Competition</Headline>
          <Lead>
            {allInstruments}, {bandCount} bands, one stage. Learn two pieces, book ten minutes, and play for
            the judges.
          </Lead>
          <Button to={registerNow.to} tone="ink">
            {registerNow.label}
          </Button>
        </Copy>
        <Hanging>
          <Banners id="banners" />
        </Hanging>
      </Halves>
    </GoldHead>
  );
}

const Halves = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 0.82fr) minmax(0, 1fr);
  gap: clamp(${space.s6}, 4vw, ${space.s16});
  overflow: hidden;
  overflow: clip;
  ${media.tablet} {
    display: flex;
    flex-direction: column;
    gap: 0;
    padding-inline: 0;
  }
`;

const Copy = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: flex-start;
  gap: 28px;
  padding-block: ${space.s12} clamp(${space.s10}, 4.6vw, 72px);
  p {
    font-weight: 500;
  }
  ${media.tablet} {
    padding: 28px ${space.gutter} 44px;
  }
`;

const Headline = styled(Display)`
  font-size: min(0.4rem + 8.6vw, 9.2rem);
  line-height: 0.88;
  ${media.tablet} {
    font-size: min(21vw, 8rem);
  }
`;

/** The banners come first on small screens, but the heading comes first in the reading order. */
const Hanging = styled.div`
  max-width: 698px;
  width: 100%;
  margin-left: auto;
  ${media.tablet} {
    order: -1;
    margin-inline: auto;
  }
`;
