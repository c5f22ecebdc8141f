import { media, space } from '@school/shared/theme';
import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { programmes } from '../content/programmes';
import { ProgrammeCard } from '../parts/ProgrammeCard';

export function Programmes() {
  return (
    <Section id="programmes" room="half">
      <SplitHead
        stacked
        size={2}
        title="Three programmes, each in its own time"
        lead="The curriculum follows an international graded standard. Every course ends on stage, in front of people who came to listen."
      />
      <Bars>
        {programmes.map((programme) => (
          <ProgrammeCard key={programme.id} programme={programme} />
        ))}
      </Bars>
    </Section>
  );
}

/** Widths follow the beats: 2 to 3 to 4. */
const Bars = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr 4fr;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(${space.gutter} * -1);
  }
  ${media.phone} {
    margin-bottom: calc(${space.section} * -1);
  }
`;
