import { useContent } from '@school/shared/content/use';
import { media, space } from '@school/shared/theme';
import { Accordion, Display, Section, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { fees } from '../content/fees';
import { questions, withFacts } from '../content/questions';
import { terms } from '../content/terms';

/** All questions, by topic. */
export function Questions() {
  const matters = withFacts(useContent(questions), useContent(terms), useContent(fees));
  return (
    <Section aria-label="Questions by topic">
      {matters.map(({ id, title, items }) => (
        <Matter key={id} id={id}>
          <Display size={3}>{title}</Display>
          <Accordion items={items} />
        </Matter>
      ))}
      <Ways>
        <TextLink to="/bursaries">Bursaries: help with the fee</TextLink>
        <TextLink to="/music-competition#faqs">Questions about the competition</TextLink>
        <TextLink to="/donate#before">Questions about donations</TextLink>
        <TextLink to="/safeguarding">How children are kept safe</TextLink>
      </Ways>
    </Section>
  );
}

const Matter = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s5} ${space.split};
  padding-bottom: ${space.s12};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s8};
`;
