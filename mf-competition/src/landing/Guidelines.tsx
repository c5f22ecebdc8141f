import { color, line, media, space, type } from '@school/shared/theme';
import { Display, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { rules } from '../content/rules';

export function Guidelines() {
  return (
    <Section id="guidelines" aria-labelledby="guidelines-title">
      <Halves>
        <Display id="guidelines-title">Guidelines</Display>
        <List>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </List>
      </Halves>
    </Section>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space.s10};
  counter-reset: rule;
  li {
    counter-increment: rule;
    position: relative;
    padding: 18px 0 20px 56px;
    border-top: ${line.list} solid ${color.line};
    font-size: 1.125rem;
    line-height: 1.4;
  }
  li::before {
    content: counter(rule);
    position: absolute;
    left: 0;
    top: 16px;
    ${type.figure}
    font-size: 2.25rem;
    color: ${color.accent};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
