import { Banners } from '@school/shared/art';
import { registerNow } from '@school/shared/site';
import { media, space } from '@school/shared/theme';
import { Button, Display, Lead, Section, Wrap } from '@school/shared/ui';
import styled from 'styled-components';

export function Hero() {
  return (
    <Section ground="gold" room="none" bare>
      <Halves>
        <Words>
          <Headline as="h1">Music Competition</Headline>
          <Lead>
            Five instruments, thirteen bands, one stage. Learn two pieces, ask for ten minutes, and let the
            jury hear what you can do.
          </Lead>
          <Button to={registerNow.to} tone="ink">
            {registerNow.label}
          </Button>
        </Words>
        <Hanging>
          <Banners id="banners" />
        </Hanging>
      </Halves>
    </Section>
  );
}

const Halves = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 698px);
  gap: clamp(${space.s6}, 4vw, ${space.s16});
  overflow: clip;
  ${media.tablet} {
    display: flex;
    flex-direction: column;
    gap: 0;
    padding-inline: 0;
  }
`;

const Words = styled.div`
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
  font-size: clamp(4.5rem, 1.3rem + 8.4vw, 10rem);
  line-height: 0.88;
  ${media.tablet} {
    font-size: clamp(4.25rem, 22vw, 8rem);
  }
  ${media.tiny} {
    font-size: 21vw;
  }
`;

/** The banners stand first on small screens; in the reading order the heading comes first. */
const Hanging = styled.div`
  ${media.tablet} {
    order: -1;
    max-width: 698px;
    width: 100%;
    margin-inline: auto;
  }
`;
