import { color, font, media, space } from '@school/shared/theme';
import { DateText, Section } from '@school/shared/ui';
import { PAST, useIsOver } from '@school/shared/content/use';
import styled from 'styled-components';
import { auditionPlan } from '@school/shared/competition';

const ORDER = ['First', 'Second', 'Third', 'Fourth'] as const;

/** The four key facts. */
export function KeyDates() {
  const { dates, opens, closes, slotMinutes } = auditionPlan;
  const isOver = useIsOver();
  return (
    <Section ground="ink" room="none" aria-label="Dates at a glance">
      <List>
        {dates.map((date, at) => (
          <div key={date}>
            <dt>
              {ORDER[at]} audition day{isOver([date]) && PAST}
            </dt>
            <dd>
              <DateText value={date} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Auditions run</dt>
          <dd>
            {opens} to {closes}
          </dd>
        </div>
        <div>
          <dt>Each audition</dt>
          <dd>{slotMinutes} minutes</dd>
        </div>
      </List>
    </Section>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: ${space.s5} ${space.s8};
  padding-block: 26px;
  dt {
    color: ${color.accent};
    font-weight: 600;
  }
  dd {
    font: 700 clamp(1.25rem, 1.8vw, 1.75rem) / 1.1 ${font.display};
    font-stretch: 80%;
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
