import { useState } from 'react';
import styled from 'styled-components';
import { formatDate, formatWeekday } from '@school/shared/format';
import { Loaded, ModalButton } from '@school/shared/staff/forms';
import {
  answered,
  ExportButton,
  isNarrowed,
  NothingFound,
  PeriodBar,
  usePeriodHere,
} from '@school/shared/staff/list';
import { Part, PartTitle } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import { Button, Cluster, EmptyState, Subtitle } from '@school/shared/ui';
import { POLLED } from '../../../kit/forms/polled';
import { useListVolunteerShiftsQuery, type VolunteerShiftRow } from '../api';
import { groupByDay } from './groupByDay';
import { ShiftForm } from './ShiftForm';
import { ShiftItem } from './ShiftItem';
import { ShiftSheet } from './ShiftSheet';

// No `defineStaffList`: a plan by day or a sheet, always whole, without pages, search or a drawer.
/**
 * The shifts of a period, by default those to come, as a plan or a sheet to print. The period is not in the address, which
 * holds that of the volunteers' list.
 */
export function Shifts() {
  const period = usePeriodHere();
  const result = useListVolunteerShiftsQuery(period.query.filters, POLLED);
  const [asSheet, setAsSheet] = useState(false);
  return (
    <Part aria-labelledby="shifts">
      <Cluster gap="s4">
        <PartTitle id="shifts">Shifts</PartTitle>
        <ModalButton label="Add shift" title="New shift" tone="ink">
          {(close) => <ShiftForm onDone={close} />}
        </ModalButton>
        <Button tone="line" size="s" aria-pressed={asSheet} onClick={() => setAsSheet(!asSheet)}>
          {asSheet ? 'Back to the list' : 'Print view'}
        </Button>
        <ExportButton what="shifts" path="/staff/volunteer-shifts/export" address={period} />
      </Cluster>
      <PeriodBar address={period} all="From today" />
      <Loaded what="shifts" result={answered(result)} height={240}>
        {({ shifts }) =>
          shifts.length === 0 && isNarrowed(period.query) ? (
            <NothingFound what="shifts" onClear={() => period.change({ filters: {} })} />
          ) : shifts.length === 0 ? (
            <EmptyState title="No shifts yet">
              A shift is a task at a place and time for one or more volunteers.
            </EmptyState>
          ) : asSheet ? (
            <ShiftSheet shifts={shifts} />
          ) : (
            <ShiftList shifts={shifts} />
          )
        }
      </Loaded>
    </Part>
  );
}

/** The shifts by day. */
function ShiftList({ shifts }: { readonly shifts: readonly VolunteerShiftRow[] }) {
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
