import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Text, TextField } from '@school/shared/ui';
import { FormFrame } from '../../../kit/forms/FormFrame';
import { useReceiveEntryAtOfficeMutation, type CompetitionEntryDetail } from '../api';
import type { SignedConsent } from './received';

interface Props {
  readonly entry: CompetitionEntryDetail;
  readonly onDone: () => void;
}

/** Writes down that the sheet came on which the guardian agrees. */
export function ConsentForm({ entry, onDone }: Props) {
  const { toast } = useShell();
  const [receive] = useReceiveEntryAtOfficeMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<SignedConsent, SignedConsent>({
    schema: () => import('./received').then(({ signedConsent }) => signedConsent),
    defaults: { consentBy: '' },
    idPrefix: 'consent-',
  });

  async function send({ consentBy }: SignedConsent): Promise<void> {
    await receive({ entryId: entry.id, entryReceived: { consentBy } }).unwrap();
    toast.add(`The consent for ${entry.name} is written down.`, { type: 'success' });
    onDone();
  }

  return (
    <FormFrame
      label="The signed sheet"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Save"
      busyLabel="Saving"
      onCancel={onDone}
    >
      <Text>Only with the sheet before you: the consent counts as given from now on, in your name.</Text>
      <TextField
        label="Consent signed by"
        help="The name of the parent or guardian as it is signed."
        autoComplete="off"
        {...field('consentBy')}
      />
    </FormFrame>
  );
}
