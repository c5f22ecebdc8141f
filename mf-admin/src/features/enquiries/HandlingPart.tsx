import { useState } from 'react';
import { enquiryStateLabels, enquiryStates } from '@school/shared/schemas/enquiries/labels';
import { DrawerPart } from '@school/shared/staff/detail';
import { useAction } from '@school/shared/staff/ui';
import { Button, Segmented, SelectField, keepPlace } from '@school/shared/ui';
import type { StaffAccount } from '../../kit/accounts/api';
import { useJustChanged } from '../../kit/ui/useJustChanged';
import { useChangeEnquiryMutation, type EnquiryDetail } from './api';

interface Props {
  readonly enquiry: EnquiryDetail;
  readonly accounts: readonly StaffAccount[];
}

type Handling = Pick<EnquiryDetail, 'state' | 'assignee'>;

/** The state of an enquiry, and the person it is assigned to. */
export function HandlingPart({ enquiry, accounts }: Props) {
  const [change] = useChangeEnquiryMutation();
  /** What the user has chosen; until then the part follows what colleagues change. */
  const [choice, setChoice] = useState<Partial<Handling>>({});
  const [now, setNow] = useJustChanged<Handling>(enquiry, enquiry);
  const { state, assignee } = { ...now, ...choice };
  const enquiryChange = {
    ...(state !== now.state && { state }),
    ...(assignee !== now.assignee && { assignee }),
  };
  const options = accounts.map(({ account, name }) => ({ value: account, label: name }));
  // Keeps the name of an assignee who has lost access, until another one is chosen.
  const assigned = { value: enquiry.assignee ?? '', label: enquiry.assigneeName ?? '' };
  const isListed = enquiry.assignee === null || options.some(({ value }) => value === assigned.value);
  const assignees = isListed ? options : [assigned, ...options];
  const nameOf = (account: string) => assignees.find(({ value }) => value === account)?.label;

  const [send, busy] = useAction({
    run: async () => {
      await change({ id: enquiry.id, enquiryChange }).unwrap();
      setNow({ state, assignee });
      setChoice({});
    },
    done: [
      enquiryChange.state && `State: ${enquiryStateLabels[enquiryChange.state]}.`,
      enquiryChange.assignee && `Assigned to ${nameOf(enquiryChange.assignee)}.`,
      enquiryChange.assignee === null && 'Unassigned.',
    ]
      .filter(Boolean)
      .join(' '),
    failed: 'The enquiry was not changed.',
  });

  return (
    <DrawerPart title="Handling">
      <Segmented
        name="enquiry-state"
        label="State"
        options={enquiryStates.map((value) => ({ value, label: enquiryStateLabels[value] }))}
        value={state}
        onChange={({ target }) => {
          const next = enquiryStates.find((one) => one === target.value);
          setChoice({ ...choice, ...(next && { state: next }) });
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
      {Object.keys(enquiryChange).length > 0 && (
        <Button
          ref={keepPlace}
          tone="ink"
          size="s"
          busy={busy}
          busyLabel="Saving"
          onClick={() => void send()}
        >
          Save handling
        </Button>
      )}
    </DrawerPart>
  );
}
