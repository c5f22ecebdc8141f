import { HeroCloth } from '../art/HeroCloth';
import { media, space } from '@school/shared/theme';
import { Button, Cluster, Display, Lead, TextLink } from '@school/shared/ui';
import styled from 'styled-components';

export function Hero() {
  return (
    <Halves data-ground="paper">
      <Copy>
        <Display as="h1" size="hero">
          <span>Count</span> <span>yourself</span> <span>in.</span>
        </Display>
        <Lead>
          Classical and contemporary music lessons in Accra and Tema. For every age, from the first beat to
          the graded examination and the stage.
        </Lead>
        <Ways gap="s6">
          <Button to="/learn#book">Book a free trial lesson</Button>
          <TextLink to="#instruments">Choose an instrument</TextLink>
        </Ways>
      </Copy>
      <Art>
        <HeroCloth id="hero" />
      </Art>
    </Halves>
  );
}

/** Fills the first screen with the header above and the strip below. */
const Halves = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 41fr) minmax(0, 59fr);
  min-height: clamp(600px, calc(100vh - 174px), 820px);
  min-height: clamp(600px, calc(100svh - 174px), 820px);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

const Copy = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding: ${space.s6} clamp(20px, 2.5vw, 40px) clamp(28px, 2.6vw, 44px)
    max(${space.gutter}, calc((100vw - 1440px) / 2));
  container-type: inline-size;
  h1 {
    margin-bottom: clamp(20px, 2.2vw, 36px);
    /* The longest word of the title stays whole: it is 2.91 em wide. */
    font-size: min(var(--t-hero), 13vw);
    font-size: min(var(--t-hero), 33.8cqi);
  }
  h1 > span {
    display: block;
  }
  ${media.tablet} {
    padding: 28px ${space.gutter} ${space.s8};
    h1 {
      font-size: clamp(4rem, 25.5vw, 9rem);
    }
  }
`;

const Ways = styled(Cluster)`
  margin-top: clamp(24px, 2.4vw, 36px);
`;

const Art = styled.div`
  position: relative;
  overflow: hidden;
  > * {
    position: absolute;
    inset: 0;
    height: 100%;
    aspect-ratio: auto;
  }
  ${media.tablet} {
    height: min(78vw, 620px);
  }
`;
