import { useState } from 'react';
import { Button, Cluster, EmptyState } from '@school/shared/ui';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { KEPT_FRESH } from '../../../kit/forms/keptFresh';
import { Loaded } from '../../../kit/forms/Loaded';
import { Part, PartTitle } from '../../../kit/page/Part';
import { isNarrowed } from '../../../kit/list/address';
import { answered } from '../../../kit/list/answered';
import { NothingFound } from '../../../kit/list/EmptyList';
import { ExportButton } from '../../../kit/list/ExportButton';
import { usePeriodHere } from '../../../kit/list/periodAddress';
import { PeriodBar } from '../../../kit/list/PeriodBar';
import { useListVolunteerShiftsQuery } from '../api';
import { ShiftForm } from './ShiftForm';
import { ShiftList } from './ShiftList';
import { ShiftSheet } from './ShiftSheet';

/**
 * The shifts of a period, those still to come where none is chosen, with who does them; the same as a sheet for the wall.
 * Their period does not stand in the address, as that of the volunteers on this page does.
 */
export function Shifts() {
  const period = usePeriodHere();
  const result = useListVolunteerShiftsQuery(period.asked.filters, KEPT_FRESH);
  const [asSheet, setAsSheet] = useState(false);
  return (
    <Part aria-labelledby="shifts">
      <Cluster gap="s4">
        <PartTitle id="shifts">Shifts</PartTitle>
        <ModalButton label="Plan a shift" title="New shift" tone="ink">
          {(close) => <ShiftForm onDone={close} />}
        </ModalButton>
        <Button tone="line" size="s" aria-pressed={asSheet} onClick={() => setAsSheet(!asSheet)}>
          {asSheet ? 'Back to the plan' : 'Sheet to print'}
        </Button>
        <ExportButton what="shifts" path="/staff/volunteer-shifts/export" address={period} />
      </Cluster>
      <PeriodBar address={period} all="From today on" />
      <Loaded what="shifts" result={answered(result)} height={240}>
        {({ shifts }) =>
          shifts.length === 0 && isNarrowed(period.asked) ? (
            <NothingFound what="shifts" onClear={() => period.ask({ filters: {} })} />
          ) : shifts.length === 0 ? (
            <EmptyState title="No shift is planned">
              A shift is a task at a place, from one time to another, and takes one helper or more.
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
