import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Display, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { ages, dates } from '../content/challengeTerms';
import { DateList } from '../frame/DateList';

export function PrizesAndDates() {
  return (
    <Section ground="night">
      <Split>
        <section aria-labelledby="dates">
          <Display size={2} id="dates">
            Dates
          </Display>
          <DateList items={dates} />
        </section>
        <section aria-labelledby="prizes">
          <Display size={2} id="prizes">
            Prizes by age
          </Display>
          <Prizes>
            {ages.map(({ name, prize }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{prize}</dd>
              </div>
            ))}
          </Prizes>
        </section>
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s16} ${space.split};
  h2 {
    margin-bottom: ${space.s8};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Prizes = styled.dl`
  border-bottom: ${line.hair} solid ${color.rule};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1} ${space.s6};
    align-items: baseline;
    padding-block: ${space.s4};
    border-top: ${line.hair} solid ${color.rule};
  }
  dt {
    flex: 0 1 5em;
    ${voice.figure}
    font-size: 1.375rem;
    color: ${color.accent};
  }
  dd {
    flex: 1 1 14em;
  }
`;
