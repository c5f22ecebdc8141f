import { useContent } from '@school/shared/content/use';
import { color, line, media, space } from '@school/shared/theme';
import { Accordion, Section, SplitHead, Text, TextLink, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { questions, steps } from '../content/donating';
import { foundation } from '../content/foundation';
import { supportersPath } from '../supporters/pages';

/** How to donate, and frequent questions. */
export function BeforeYouDonate() {
  return (
    <Section id="before" aria-labelledby="before-title">
      <SplitHead id="before-title" title="Before you give" size={2} />
      <Split>
        <ol>
          {steps.map(({ title, text }) => (
            <Step key={title}>
              <Title size={4}>{title}</Title>
              <Text>{text}</Text>
            </Step>
          ))}
        </ol>
        <div>
          <Accordion items={useContent(questions)} />
          <Ask>
            Anything else? Call {foundation.name},{' '}
            <a href={`tel:${foundation.phone}`}>{foundation.phoneLabel}</a>, {foundation.hours}.
          </Ask>
          <Ask>
            Would you like to ask your friends to give?{' '}
            <TextLink plain to={supportersPath()}>
              See the pages of our supporters
            </TextLink>
          </Ask>
        </div>
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s12} ${space.split};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Step = styled.li`
  padding: ${space.s5} 0 ${space.s6};
  border-top: ${line.bar} solid ${color.line};
  > * + * {
    margin-top: ${space.s2};
  }
`;

const Ask = styled.p`
  margin-top: ${space.s6};
`;
