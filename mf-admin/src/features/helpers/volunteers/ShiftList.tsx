import styled from 'styled-components';
import { formatDate, formatWeekday } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Subtitle } from '@school/shared/ui';
import type { VolunteerShiftRow } from '../api';
import { groupByDay } from './groupByDay';
import { ShiftItem } from './ShiftItem';

/** The shifts, a day at a time. */
export function ShiftList({ shifts }: { readonly shifts: readonly VolunteerShiftRow[] }) {
  return (
    <Days>
      {groupByDay(shifts).map(([day, ofDay]) => (
        <section key={day} aria-label={formatDate(day)}>
          <Subtitle as="h3">
            {formatWeekday(day)}, {formatDate(day)}
          </Subtitle>
          <ul>
            {ofDay.map((shift) => (
              <ShiftItem key={shift.id} shift={shift} />
            ))}
          </ul>
        </section>
      ))}
    </Days>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  section > ul {
    display: grid;
    gap: ${space.s3};
    margin-top: ${space.s3};
  }
`;
