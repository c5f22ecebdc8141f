import { useState } from 'react';
import { Loaded } from '@school/shared/staff/forms';
import { lazyPart, Part, PartTitle } from '@school/shared/staff/page';
import { Skeleton, Text } from '@school/shared/ui';
import { useListStaffAuditionSlotsQuery, type CompetitionEntryDetail } from '../api';
import { RegistrationsFrame } from '../RegistrationsFrame';
import { TypedIn } from './TypedIn';

const PaperEntryForm = lazyPart(
  'paper entry form',
  () => import('./PaperEntryForm').then((module) => module.PaperEntryForm),
  <Skeleton height={1400} />,
);

/** Adds an entry from paper. */
function PaperEntry() {
  const slots = useListStaffAuditionSlotsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [typedIn, setTypedIn] = useState<CompetitionEntryDetail>();
  if (typedIn) return <TypedIn entry={typedIn} onNext={() => setTypedIn(undefined)} />;
  return (
    <Part aria-labelledby="paper-entry">
      <PartTitle id="paper-entry">Enter the form</PartTitle>
      <Text muted>
        This also works while entries are closed. Your text stays on this device until the entry is saved.
      </Text>
      <Loaded what="audition times" result={slots} height={1400}>
        {(known) => <PaperEntryForm slots={known} onDone={setTypedIn} />}
      </Loaded>
    </Part>
  );
}

export function PaperEntryPage() {
  return (
    <RegistrationsFrame page="paper">
      <PaperEntry />
    </RegistrationsFrame>
  );
}
