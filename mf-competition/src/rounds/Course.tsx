import { Link } from '@school/shared';
import { color, line, media, size, space, type } from '@school/shared/theme';
import { DateText, Section, SplitHead } from '@school/shared/ui';
import { PAST, useIsOver } from '@school/shared/content/use';
import styled from 'styled-components';
import type { Stage, StageId } from '../content/course';
import { useCourse } from '../content/useCourse';

/** The course from entry to prize; `here` is the stage of the page. */
export function Course({ here }: { readonly here?: StageId }) {
  return (
    <Section ground="card">
      <SplitHead
        title="The whole competition"
        lead="Eight steps from your entry to the prizes. If a date changes, we email every competitor."
      />
      <List>
        {useCourse().map((stage) => (
          <Station key={stage.id} stage={stage} current={stage.id === here} />
        ))}
      </List>
    </Section>
  );
}

function Station({ stage, current }: { readonly stage: Stage; readonly current: boolean }) {
  const { dates, title, text, page } = stage;
  const isOver = useIsOver();
  return (
    <li aria-current={current ? 'step' : undefined}>
      <p>
        {dates.map((date, at) => (
          <span key={date}>
            {at > 0 && <span>{' and '}</span>}
            <DateText value={date} />
          </span>
        ))}
        {isOver(dates) && PAST}
      </p>
      <h3>{page && !current ? <Link to={page}>{title}</Link> : title}</h3>
      <div>
        {text}
        {current && <b> You can read it on this page.</b>}
      </div>
    </li>
  );
}

const List = styled.ol`
  li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr);
    gap: ${space.s1} ${space.s8};
    align-items: baseline;
    padding: 18px ${space.s4};
    border-top: ${line.list} solid ${color.line};
  }
  li:last-child {
    border-bottom: ${line.list} solid ${color.line};
  }
  li[aria-current] {
    border-left: ${line.bar} solid ${color.accent};
    background: ${color.quiet};
  }
  p {
    font-weight: 600;
    ${type.numeric}
  }
  time {
    white-space: nowrap;
  }
  h3 {
    ${type.subtitle}
    font-size: ${size.t4};
  }
  a {
    display: inline-block;
    position: relative;
    padding-block: 10px;
    margin-block: -10px;
  }
  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
    }
    li > p {
      grid-row: 1 / 3;
    }
    li > div {
      grid-column: 2;
    }
  }
  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    li > p {
      grid-row: auto;
    }
    li > div {
      grid-column: 1;
    }
  }
`;
