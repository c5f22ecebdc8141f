import { PAST, useIsOver } from '@school/shared/content/use';
import { media, space } from '@school/shared/theme';
import { DateText, Display, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { ages, dates } from '../content/challengeTerms';
import { FigureList } from './FigureList';

export function PrizesAndDates() {
  const isOver = useIsOver();
  return (
    <Section ground="night">
      <Split>
        <section aria-labelledby="dates">
          <Display size={2} id="dates">
            Dates
          </Display>
          <FigureList
            items={dates.map(({ date, what }) => ({
              id: date,
              term: <DateText value={date} />,
              what: what + (isOver([date]) ? PAST : ''),
            }))}
          />
        </section>
        <section aria-labelledby="prizes">
          <Display size={2} id="prizes">
            Prizes by age
          </Display>
          <FigureList items={ages.map(({ name, prize }) => ({ id: name, term: name, what: prize }))} />
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
