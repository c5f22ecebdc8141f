import { media, space } from '@school/shared/theme';
import { Display } from '@school/shared/ui';
import styled from 'styled-components';
import { allInstruments } from '../content/counts';
import { instrumentNames } from '../content/instrumentNames';
import { InstrumentLink } from './InstrumentLink';

export function Instruments() {
  return (
    <Mosaic id="instruments" aria-labelledby="pick-one">
      <Pick data-ground="ink">
        <Display id="pick-one">Pick your instrument</Display>
        <p>
          {allInstruments}, classical and contemporary. Nothing at home to practise on? Tell us when you enrol
          and we will help you find one.
        </p>
      </Pick>
      {instrumentNames.map(({ id, name }) => (
        <InstrumentLink key={id} of={id} name={name} />
      ))}
    </Mosaic>
  );
}

const Mosaic = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Pick = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.s6};
  padding: clamp(24px, 2.6vw, 40px) clamp(20px, 2vw, 32px) clamp(24px, 2.6vw, 40px) ${space.gutter};
  h2 {
    font-size: clamp(2rem, 5.2vw, 5.5rem);
    text-wrap: wrap;
  }
  p {
    max-width: 22em;
  }
  ${media.phone} {
    grid-column: 1 / -1;
    gap: ${space.s4};
    padding: ${space.s10} ${space.gutter} ${space.s6};
    h2 {
      font-size: clamp(3rem, 13.5vw, 5rem);
    }
  }
`;
