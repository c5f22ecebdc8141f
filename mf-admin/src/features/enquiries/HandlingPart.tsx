import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { enquiryStateLabels, enquiryStates } from '@school/shared/schemas/enquiries/labels';
import { Button, Segmented, SelectField } from '@school/shared/ui';
import { DrawerPart } from '../../kit/detail/DrawerPart';
import type { StaffAccount } from '../../kit/accounts/api';
import { keepPlace } from '../../kit/ui/keepPlace';
import { useJustChanged } from '../../kit/ui/useJustChanged';
import { useChangeEnquiryMutation, type EnquiryDetail } from './api';

interface Props {
  readonly enquiry: EnquiryDetail;
  readonly accounts: readonly StaffAccount[];
}

type Handling = Pick<EnquiryDetail, 'state' | 'assignee'>;

/** How far an enquiry has come and who sees to it. */
export function HandlingPart({ enquiry, accounts }: Props) {
  const { toast } = useShell();
  const [change, { isLoading }] = useChangeEnquiryMutation();
  /** What somebody chooses; until then it follows what colleagues change. */
  const [choice, setChoice] = useState<Partial<Handling>>({});
  const [now, setNow] = useJustChanged<Handling>(enquiry, enquiry);
  const { state, assignee } = { ...now, ...choice };
  const wish = {
    ...(state !== now.state && { state }),
    ...(assignee !== now.assignee && { assignee }),
  };
  const options = accounts.map(({ account, name }) => ({ value: account, label: name }));
  // Whoever is not in the admin area any more stays named until somebody else is chosen.
  const assigned = { value: enquiry.assignee ?? '', label: enquiry.assigneeName ?? '' };
  const isListed = enquiry.assignee === null || options.some(({ value }) => value === assigned.value);
  const assignees = isListed ? options : [assigned, ...options];
  const nameOf = (wanted: string) => assignees.find(({ value }) => value === wanted)?.label;

  async function set() {
    try {
      await change({ id: enquiry.id, enquiryChange: wish }).unwrap();
      setNow({ state, assignee });
      setChoice({});
      const done = [
        wish.state && `The state is now: ${enquiryStateLabels[wish.state]}.`,
        wish.assignee && `${nameOf(wish.assignee)} sees to it.`,
        wish.assignee === null && 'Nobody sees to it any more.',
      ];
      toast.add(done.filter(Boolean).join(' '), { type: 'success' });
    } catch (error) {
      toast.add(`It was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <DrawerPart title="Handling">
      <Segmented
        name="enquiry-state"
        label="State"
        options={enquiryStates.map((value) => ({ value, label: enquiryStateLabels[value] }))}
        value={state}
        onChange={({ target }) => {
          const wanted = enquiryStates.find((known) => known === target.value);
          setChoice({ ...choice, ...(wanted && { state: wanted }) });
        }}
      />
      <SelectField
        name="enquiry-assignee"
        label="Assigned to"
        placeholder="Unassigned"
        options={assignees}
        value={assignee ?? ''}
        onChange={({ target }) => setChoice({ ...choice, assignee: target.value || null })}
      />
      {Object.keys(wish).length > 0 && (
        <Button
          ref={keepPlace}
          tone="ink"
          size="s"
          busy={isLoading}
          busyLabel="Changing"
          onClick={() => void set()}
        >
          Change the handling
        </Button>
      )}
    </DrawerPart>
  );
}
