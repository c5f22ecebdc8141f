import { useState } from 'react';
import { Button, Cluster, EmptyState } from '@school/shared/ui';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { KEPT_FRESH } from '../../../kit/forms/keptFresh';
import { Loaded } from '../../../kit/forms/Loaded';
import { Part, PartTitle } from '../../../kit/page/Part';
import { ExportButton } from '../../../kit/list/ExportButton';
import { useListVolunteerShiftsQuery } from '../api';
import { ShiftForm } from './ShiftForm';
import { ShiftList } from './ShiftList';
import { ShiftSheet } from './ShiftSheet';

/** The shifts that are still to come with who does them; the same as a sheet for the wall. */
export function Shifts() {
  const result = useListVolunteerShiftsQuery({}, KEPT_FRESH);
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
        <ExportButton what="shifts" path="/staff/volunteer-shifts/export" />
      </Cluster>
      <Loaded what="shifts" result={result} height={240}>
        {({ shifts }) =>
          shifts.length === 0 ? (
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
