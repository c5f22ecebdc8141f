import { instrumentNames, instruments } from '@school/shared/competition';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { CheckboxGroup, Text, TextField } from '@school/shared/ui';
import { useNameJurorMutation, type Juror } from '../standings/api';
import type { JurorFields, JurorGiven } from './jurorGiven';

interface Props {
  readonly juror: Juror;
  readonly onDone: () => void;
}

/** Sets the name and instruments of a juror. */
export function JurorForm({ juror: { id, email, name, instruments: panel }, onDone }: Props) {
  const [setName] = useNameJurorMutation();
  const { field, choices, frame } = useModalForm<JurorFields, JurorGiven>({
    schema: () => import('./jurorGiven').then((module) => module.jurorGiven),
    defaults: { name: name ?? '', instruments: [...panel] },
    idPrefix: 'juror-',
    onDone,
    send: async (jurorGiven) => {
      await setName({ juror: id, jurorGiven }).unwrap();
      return 'The juror was saved.';
    },
  });
  return (
    <FormFrame label="Edit juror" {...frame} action="Save" busyLabel="Saving">
      <Text>
        Account: {email ?? id}. Entries that name this person as the teacher cannot be scored by this account.
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
