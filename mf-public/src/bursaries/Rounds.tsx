import { PAST, useContent, useIsOver } from '@school/shared/content/use';
import { formatDate } from '@school/shared/format';
import { color, line, media, space } from '@school/shared/theme';
import { Section, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { bursaryRounds, type BursaryRound } from '../content/bursaries';

/** The days to apply by, which say when they are past. */
export const Rounds = () => (
  <Section room="half" id="dates" aria-labelledby="dates-title">
    <Title as="h2" id="dates-title">
      When to apply
    </Title>
    <List>
      {useContent(bursaryRounds).map((round, at) => (
        <Round key={at} {...round} />
      ))}
    </List>
  </Section>
);

function Round({ term, by, answer }: BursaryRound) {
  const isOver = useIsOver();
  return (
    <li>
      <b>{term}</b>
      <span>
        <span>Apply by</span> <time dateTime={by}>{formatDate(by)}</time>
        {isOver([by]) && PAST}
      </span>
      <span>
        Answer on <time dateTime={answer}>{formatDate(answer)}</time>
        {isOver([answer]) && PAST}
      </span>
    </li>
  );
}

const List = styled.ul`
  margin-top: ${space.s5};
  li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr);
    gap: ${space.s1} ${space.s6};
    padding-block: ${space.s3};
    border-top: ${line.list} solid ${color.rule};
  }
  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
