import { EventArt } from '../art/EventArt';
import { auditionPlan } from '@school/shared/competition';
import { PAST, useContent, useIsOver } from '@school/shared/content/use';
import { formatDate } from '@school/shared/format';
import { evening } from '@school/shared/tickets';
import { media, size, space } from '@school/shared/theme';
import { Button, Display } from '@school/shared/ui';
import styled from 'styled-components';
import { mateOf } from '../content/events';

/** The next two events, over the width of the page. */
export function OnStage() {
  const mate = mateOf(useContent(evening));
  const isOver = useIsOver();
  // A year comes once: 'Oct 11 and Oct 18, 2025'.
  const daysOf = (dates: readonly string[]) =>
    dates
      .map(formatDate)
      .join(' and ')
      .replaceAll(/, (\d{4})(?= and .*\1)/g, '') + (isOver(dates) ? PAST : '');
  return (
    <section data-ground="paper" aria-labelledby="on-stage">
      <Head>
        <Display id="on-stage">Coming up on stage</Display>
      </Head>
      <Events>
        <Event data-ground="night">
          <Art of="mate" id="mate" />
          <Copy>
            <Display as="h3" size={2}>
              {mate.name}
            </Display>
            <When>
              {daysOf(mate.dates)}, {mate.from}, {mate.place}
              <br />
              {mate.text}
            </When>
            <Button to="/mate-2025" tone="gold">
              See tickets
            </Button>
          </Copy>
        </Event>
        <Event data-ground="gold">
          <Art of="competition" id="competition" />
          <Copy>
            <Display as="h3" size={2}>
              The music competition
            </Display>
            <When>
              Auditions on
              <br />
              {daysOf(auditionPlan.dates)}
            </When>
            <Button to="/music-competition/register" tone="ink">
              Register Now
            </Button>
          </Copy>
        </Event>
      </Events>
    </section>
  );
}

const Head = styled.div`
  padding: clamp(${space.s10}, 6vw, 88px) ${space.gutter} clamp(24px, 2.6vw, 40px)
    max(${space.gutter}, calc((100vw - 1440px) / 2));
`;

const Events = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 59fr) minmax(0, 41fr);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Event = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-height: clamp(520px, 40vw, 640px);
  &:only-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    min-height: 76vw;
    & + & {
      min-height: 60vw;
    }
  }
  ${media.phone} {
    min-height: 0;
    & + & {
      min-height: 0;
    }
  }
`;

const Art = styled(EventArt)`
  position: absolute;
  inset: 0;
  height: 100%;
  aspect-ratio: auto;
  ${media.phone} {
    position: static;
    height: ${({ of }) => (of === 'mate' ? '76vw' : '52vw')};
    && > .phone {
      display: ${({ of }) => (of === 'mate' ? 'none' : 'block')};
    }
    && > .wide {
      display: ${({ of }) => (of === 'mate' ? 'block' : 'none')};
    }
  }
`;

const Copy = styled.div`
  position: relative;
  ${media.phone} {
    order: -1;
  }
  padding: clamp(28px, 3.4vw, 56px) ${space.gutter};
`;

const When = styled.p`
  max-width: 24em;
  margin: 14px 0 ${space.s6};
  font-size: ${size.lead};
  font-weight: 600;
  line-height: 1.45;
`;
