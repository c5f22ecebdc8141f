import { useContent } from '@school/shared/content/use';
import { media, space } from '@school/shared/theme';
import { Accordion, Display, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { faqs } from '../content/faqs';

export function Faqs() {
  return (
    <Section id="faqs" aria-labelledby="faqs-title" room="none">
      <Halves>
        <Display id="faqs-title">Frequently asked questions</Display>
        <Accordion items={useContent(faqs)} />
      </Halves>
    </Section>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s8} ${space.split};
  padding-bottom: ${space.section};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
