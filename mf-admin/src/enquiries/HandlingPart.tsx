import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { enquiryStateLabels, enquiryStates } from '@school/shared/schemas/enquiries/labels';
import { Segmented, SelectField } from '@school/shared/ui';
import { DrawerPart } from '../detail/DrawerPart';
import type { StaffAccount } from '../accounts/api';
import { useChangeEnquiryMutation, useGetEnquiryQuery, type EnquiryDetail } from './api';

interface Props {
  readonly enquiry: EnquiryDetail;
  readonly accounts: readonly StaffAccount[];
}

/** How far an enquiry has come and who sees to it; a press changes it at once. */
export function HandlingPart({ enquiry, accounts }: Props) {
  const { id, state, assignee } = enquiry;
  const { toast } = useShell();
  const [change] = useChangeEnquiryMutation();
  const { refetch } = useGetEnquiryQuery({ id });
  const [busy, setBusy] = useState(false);

  async function set(wish: { readonly state?: EnquiryDetail['state']; readonly assignee?: string | null }) {
    setBusy(true);
    try {
      await change({ id, enquiryChange: wish }).unwrap();
      toast.add(wish.state ? `The state is now: ${enquiryStateLabels[wish.state]}.` : 'It is assigned.', {
        type: 'success',
      });
    } catch (error) {
      toast.add(`It was not changed. ${messageOfApiError(error)}`, { type: 'error' });
      void refetch();
    } finally {
      setBusy(false);
    }
  }

  return (
    <DrawerPart title="Handling">
      <Segmented
        name="enquiry-state"
        label="State"
        disabled={busy}
        options={enquiryStates.map((value) => ({ value, label: enquiryStateLabels[value] }))}
        value={state}
        onChange={({ target }) => {
          const wanted = enquiryStates.find((known) => known === target.value);
          if (wanted) void set({ state: wanted });
        }}
      />
      <SelectField
        name="enquiry-assignee"
        label="Seen to by"
        placeholder="Nobody"
        disabled={busy}
        options={accounts.map(({ account, name }) => ({ value: account, label: name }))}
        value={assignee ?? ''}
        onChange={({ target }) => void set({ assignee: target.value || null })}
      />
    </DrawerPart>
  );
}
