import { useSchoolForm } from '@school/shared/form';
import {
  Button,
  EmailField,
  ErrorSummary,
  FieldPair,
  Fields,
  FormActions,
  PhoneField,
  TextField,
} from '@school/shared/ui';
import { useAskEntryConsentAgainMutation } from '../../api';

interface Props {
  readonly entryKey: string;
  readonly onDone: () => void;
}

const schema = () => import('./guardianDraft').then(({ guardianDraft }) => guardianDraft);

const defaults = { guardian: { name: '', email: '', phone: '' } };

/** Asks another guardian. The link of the previous one becomes invalid. */
export function GuardianForm({ entryKey, onDone }: Props) {
  const [ask] = useAskEntryConsentAgainMutation();
  const { field, submit, summary, sending } = useSchoolForm({ schema, defaults, idPrefix: 'consent-' });
  const send = submit(async (entryConsentRequest) => {
    await ask({ 'entry-key': entryKey, entryConsentRequest }).unwrap();
    onDone();
  });
  return (
    <form noValidate method="dialog" aria-label="Ask another guardian" onSubmit={send}>
      <Fields>
        <ErrorSummary {...summary} />
        <TextField label="Parent’s or guardian’s name" autoComplete="off" {...field('guardian.name')} />
        <FieldPair>
          <EmailField label="Their email" autoComplete="off" {...field('guardian.email')} />
          <PhoneField label="Their phone" autoComplete="off" {...field('guardian.phone')} />
        </FieldPair>
      </Fields>
      <FormActions privacy="children" next="We email them a link. Links that we sent before stop working.">
        <Button type="submit" tone="ink" busy={sending} busyLabel="Sending …">
          Ask them
        </Button>
      </FormActions>
    </form>
  );
}
