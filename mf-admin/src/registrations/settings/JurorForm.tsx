import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Text, TextField } from '@school/shared/ui';
import { FormFrame } from '../../forms/FormFrame';
import { useNameJurorMutation, type Juror } from '../standings/api';

interface Props {
  readonly juror: Juror;
  readonly onDone: () => void;
}

/** Sets the name under which an account judges. */
export function JurorForm({ juror: { id, email, name }, onDone }: Props) {
  const { toast } = useShell();
  const [setName] = useNameJurorMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<{ name: string }, { name: string }>({
    schema: () => import('./jurorName').then((module) => module.jurorName),
    defaults: { name: name ?? '' },
    idPrefix: 'juror-',
  });
  const send = submit(async (jurorName) => {
    await setName({ juror: id, jurorName }).unwrap();
    toast.add('The name is set.', { type: 'success' });
    onDone();
  });
  return (
    <FormFrame
      label="Name of a juror"
      onSubmit={send}
      summary={summary}
      busy={sending || sent}
      action="Set the name"
      busyLabel="Setting"
      onCancel={onDone}
    >
      <Text>
        The name of the account {email ?? id}. Entries that name this person as the teacher cannot be scored
        by this account.
      </Text>
      <TextField {...field('name')} label="First name and surname" autoComplete="off" />
    </FormFrame>
  );
}
