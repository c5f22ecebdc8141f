import { useShell } from '@school/shared';
import { useSchoolForm, useWatch } from '@school/shared/form';
import { CheckboxGroup, Segmented, Text, TextArea, TextField } from '@school/shared/ui';
import { useCreateInvitationsMutation, type StaffTicketType } from '../api';
import { FormFrame } from '../../../kit/forms/FormFrame';
import type { InvitationFields, InvitationsDraft } from './guests';

interface Props {
  /** Of the sales that are not public. */
  readonly types: readonly StaffTicketType[];
  /** Takes the keys of what was made. */
  readonly onMade: (ids: readonly string[]) => void;
  readonly onDone: () => void;
}

/** Invites guests: each gets a code, by mail where there is an address. */
export function NewInvitations({ types, onMade, onDone }: Props) {
  const { toast } = useShell();
  const [create] = useCreateInvitationsMutation();
  const { form, field, choices, submit, sending, sent, summary } = useSchoolForm<
    InvitationFields,
    InvitationsDraft
  >({
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
  });
  const sale = useWatch({ control: form.control, name: 'sale' });

  async function send(newInvitations: InvitationsDraft): Promise<void> {
    const made = await create({ newInvitations }).unwrap();
    toast.add(made.length === 1 ? 'One guest is invited.' : `${made.length} guests are invited.`, {
      type: 'success',
    });
    onMade(made.map(({ id }) => id));
    onDone();
  }

  return (
    <FormFrame
      label="New invitations"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Invite them"
      busyLabel="Inviting"
      onCancel={onDone}
    >
      <Text>Each guest gets a code for one order. Anyone who has an address gets it by mail at once.</Text>
      <TextArea
        label="Guests"
        help="One in each line: a name, and after a comma their e-mail if you have it."
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
        label="They may buy"
        options={types
          .filter((type) => type.sale === sale)
          .map(({ id, name, note }) => ({ value: id, label: name, help: note }))}
        {...choices('types')}
      />
      <TextField
        label="Most tickets of one guest"
        inputMode="numeric"
        autoComplete="off"
        {...field('maxTickets')}
      />
      <TextField type="datetime-local" label="Good from (UTC)" optional {...field('validFrom')} />
      <TextField type="datetime-local" label="Good until (UTC)" optional {...field('validUntil')} />
      <TextField label="Note" help="Only staff read it." optional autoComplete="off" {...field('note')} />
    </FormFrame>
  );
}
