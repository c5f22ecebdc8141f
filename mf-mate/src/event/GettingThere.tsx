import { useContent } from '@school/shared/content/use';
import { color, media, size, space, type as voice } from '@school/shared/theme';
import { Display, Lead, Section, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { evening } from '../content/event';
import { gettingThere } from '../content/gettingThere';
import { CALENDAR } from '../content/calendarPath';
import { questions } from '../content/questions';

/** Directions and frequent questions. */
export function GettingThere() {
  return (
    <Section ground="night" aria-labelledby="getting-there">
      <Split>
        <div>
          <Display id="getting-there">Getting there</Display>
          <Lead>{useContent(evening).place}</Lead>
          <ul>
            {useContent(gettingThere).map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
          <TextLink href={CALENDAR} download="mate-2025.ics">
            Add to my calendar
          </TextLink>
        </div>
        <Questions id="ticket-questions">
          {useContent(questions).map(({ question, answer }, at) => (
            <div key={at}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </Questions>
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s10} ${space.split};
  > div > p {
    margin-top: ${space.s5};
    font-weight: 700;
  }
  ul {
    display: grid;
    gap: ${space.s1};
    margin: ${space.s2} 0 ${space.s4};
    font-size: ${size.lead};
    line-height: 1.45;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Questions = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 28px ${space.s10};
  align-content: start;
  dt {
    ${voice.subtitle}
    font-size: 1.3125rem;
    color: ${color.accent};
  }
  dd {
    margin-top: 6px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
