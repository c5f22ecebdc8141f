import { useWatch } from '@school/shared/form';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { CheckboxGroup, Segmented, Text, TextArea, TextField } from '@school/shared/ui';
import { useCreateInvitationsMutation, useListTicketTypesQuery } from '../api';
import type { InvitationFields, InvitationsDraft } from './guests';

interface Props {
  /** Receives the keys of the new invitations. */
  readonly onMade: (ids: readonly string[]) => void;
  readonly onDone: () => void;
}

/** Invites guests. Each gets a code, by mail if there is an address. */
export function NewInvitations({ onMade, onDone }: Props) {
  const { data = [] } = useListTicketTypesQuery();
  const types = data.filter((type) => type.sale !== 'public');
  const [create] = useCreateInvitationsMutation();
  const { form, field, choices, frame } = useModalForm<InvitationFields, InvitationsDraft>({
    schema: () =>
      import('./guests').then(({ invitationsDraft }) =>
        invitationsDraft(new Map(types.map(({ id, sale }) => [id, sale]))),
      ),
    defaults: {
      guests: '',
      sale: 'pre-sale',
      types: [],
      maxTickets: '2',
      validFrom: '',
      validUntil: '',
      note: '',
    },
    draftKey: 'invitations',
    idPrefix: 'invite-',
    onDone,
    send: async (newInvitations) => {
      const made = await create({ newInvitations }).unwrap();
      onMade(made.map(({ id }) => id));
      return made.length === 1 ? 'One guest was invited.' : `${made.length} guests were invited.`;
    },
  });
  const sale = useWatch({ control: form.control, name: 'sale' });

  return (
    <FormFrame label="New invitations" {...frame} action="Send invitations" busyLabel="Inviting">
      <Text>
        Each guest gets a code for one order. It is sent immediately to guests with an email address.
      </Text>
      <TextArea
        label="Guests"
        help="One per line: a name, then a comma and their email if you have it."
        rows={6}
        {...field('guests')}
      />
      <Segmented
        label="Sale"
        options={[
          { value: 'pre-sale', label: 'Pre-sale' },
          { value: 'experiential', label: 'Experiential' },
        ]}
        {...field('sale')}
      />
      <CheckboxGroup
        label="Ticket types"
        options={types
          .filter((type) => type.sale === sale)
          .map(({ id, name, note }) => ({ value: id, label: name, help: note }))}
        {...choices('types')}
      />
      <TextField
        label="Maximum tickets per guest"
        inputMode="numeric"
        autoComplete="off"
        {...field('maxTickets')}
      />
      <TextField type="datetime-local" label="Valid from (UTC)" optional {...field('validFrom')} />
      <TextField type="datetime-local" label="Valid until (UTC)" optional {...field('validUntil')} />
      <TextField label="Note" help="Only staff see it." optional autoComplete="off" {...field('note')} />
    </FormFrame>
  );
}
