import { useShell } from '@school/shared';
import { instrumentNames, instruments } from '@school/shared/competition';
import { useSchoolForm } from '@school/shared/form';
import { CheckboxGroup, Text, TextField } from '@school/shared/ui';
import { FormFrame } from '../../../kit/forms/FormFrame';
import { useNameJurorMutation, type Juror } from '../standings/api';
import type { JurorFields, JurorGiven } from './jurorGiven';

interface Props {
  readonly juror: Juror;
  readonly onDone: () => void;
}

/** Sets the name under which an account judges, and what it judges. */
export function JurorForm({ juror: { id, email, name, instruments: panel }, onDone }: Props) {
  const { toast } = useShell();
  const [setName] = useNameJurorMutation();
  const { field, choices, submit, sending, sent, summary } = useSchoolForm<JurorFields, JurorGiven>({
    schema: () => import('./jurorGiven').then((module) => module.jurorGiven),
    defaults: { name: name ?? '', instruments: [...panel] },
    idPrefix: 'juror-',
  });
  const send = submit(async (jurorGiven) => {
    await setName({ juror: id, jurorGiven }).unwrap();
    toast.add('Name and instruments are set.', { type: 'success' });
    onDone();
  });
  return (
    <FormFrame
      label="Name and instruments of a juror"
      onSubmit={send}
      summary={summary}
      busy={sending || sent}
      action="Save"
      busyLabel="Saving"
      onCancel={onDone}
    >
      <Text>
        The name of the account {email ?? id}. Entries that name this person as the teacher cannot be scored
        by this account.
      </Text>
      <TextField {...field('name')} label="First name and surname" autoComplete="off" />
      <CheckboxGroup
        label="Instruments"
        help="The juror sees and scores only entries for these."
        optional
        options={instruments.map((value) => ({ value, label: instrumentNames[value] }))}
        {...choices('instruments')}
      />
    </FormFrame>
  );
}
