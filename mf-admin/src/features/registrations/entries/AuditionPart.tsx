import { TextLink } from '@school/shared/ui';
import { DateTime } from '../../../kit/detail/DateTime';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { FactList } from '../../../kit/detail/FactList';
import type { AuditionSlot, CompetitionEntryDetail } from '../api';
import { auditionLabels } from '../labels';
import { formatSlotId } from '../formatSlotId';

/** When somebody auditions. */
export function AuditionPart({ detail }: { readonly detail: CompetitionEntryDetail }) {
  const { state, until } = detail.entry.audition;
  const slot: AuditionSlot | null = detail.entry.audition.slot;
  return (
    <DrawerPart title="Audition">
      <FactList
        facts={[
          ['Time', slot && formatSlotId(slot.id)],
          ['State', auditionLabels[state]],
          ['Kept until', until && <DateTime key="until" value={until} />],
        ]}
      />
      <TextLink to="/admin/registrations/auditions">All audition times</TextLink>
    </DrawerPart>
  );
}
