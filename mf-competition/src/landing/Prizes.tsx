import { color, media, space } from '@school/shared/theme';
import { Display, Lead, Section, TextLink, Wrap } from '@school/shared/ui';
import styled from 'styled-components';
import { PrizeBars } from '../rounds/PrizeBars';

export function Prizes() {
  return (
    <Deep ground="wine" id="prizes" room="none" bare aria-labelledby="prizes-title">
      <Halves>
        <Copy>
          <Display id="prizes-title">Up to three prizes in every band</Display>
          <Lead>
            Everyone who plays gets the judges’ comments and a certificate. One winner on each instrument
            plays at MATE 2025.
          </Lead>
          <TextLink to="/music-competition/awards">What comes with each prize</TextLink>
        </Copy>
        <PrizeBars />
      </Halves>
    </Deep>
  );
}

const Deep = styled(Section)`
  && {
    background-color: ${color.wineDeep};
  }
`;

const Halves = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 4.4fr) minmax(0, 7.6fr);
  gap: ${space.s10} clamp(${space.s8}, 4vw, 72px);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 0;
  }
`;

const Copy = styled.div`
  padding-block: ${space.section};
  p {
    margin-block: ${space.s6} ${space.s4};
  }
  ${media.tablet} {
    padding: ${space.section} ${space.gutter} 0;
  }
`;
