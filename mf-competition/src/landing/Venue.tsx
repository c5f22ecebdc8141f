import { island } from '@school/shared';
import { media, space } from '@school/shared/theme';
import { Display, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { Hall } from '../art/Hall';

const AuditionBoard = island(
  'AuditionBoard',
  () => import('../slots/AuditionBoard').then((module) => module.AuditionBoard),
  { when: 'visible' },
);

const HallText = island('HallText', () => import('./HallText').then((m) => m.HallText), {
  when: 'never',
});

export function Venue() {
  return (
    <Section ground="palm" id="venue" room="none" bare aria-labelledby="venue-title">
      <Halves>
        <Picture>
          <Hall
            id="hall"
            label="The hall: a grand piano on a lit stage under five round vaults, rows of seats before it"
          />
        </Picture>
        <Copy>
          <Display id="venue-title">The hall, and the audition times</Display>
          <HallText />
          <AuditionBoard />
        </Copy>
      </Halves>
    </Section>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Picture = styled.div`
  display: flex;
  min-height: 520px;
  [data-art] {
    height: 100%;
    aspect-ratio: auto;
  }
  ${media.tablet} {
    display: block;
    min-height: 0;
    aspect-ratio: 7 / 6;
  }
`;

const Copy = styled.div`
  max-width: 820px;
  padding: ${space.section} ${space.gutter} ${space.section} clamp(28px, 4.6vw, ${space.s20});
  ${media.tablet} {
    max-width: none;
    padding: 56px ${space.gutter} ${space.s16};
  }
`;
