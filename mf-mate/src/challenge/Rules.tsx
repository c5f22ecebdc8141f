import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { rules } from '../content/challengeTerms';

export function Rules() {
  return (
    <Section ground="wine" id="rules" aria-labelledby="rules-title">
      <SplitHead id="rules-title" size={2} title="The rules" lead="There are four short rules." stacked />
      <List>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s8};
  counter-reset: rule;
  li {
    counter-increment: rule;
    padding-top: ${space.s4};
    border-top: ${line.bar} solid ${color.line};
  }
  li::before {
    content: counter(rule);
    display: block;
    margin-bottom: ${space.s3};
    ${voice.figure}
    font-size: 2.5rem;
    color: ${color.accent};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
