import { useSchoolForm, useWatch } from '@school/shared/form';
import { Button, ErrorSummary, Fields, FormActions } from '@school/shared/ui';
import { useChooseEntrySlotMutation } from '../../api';
import { SlotPicker } from '../../slots/SlotPicker';

interface Props {
  readonly entryKey: string;
  /** The current slot of the entry. */
  readonly own: string | undefined;
  readonly action: string;
  readonly onDone: () => void;
}

const schema = () => import('./slotDraft').then(({ slotDraft }) => slotDraft);

/** Chooses or moves the audition on the live board. */
export function SlotForm({ entryKey, own, action, onDone }: Props) {
  const [choose] = useChooseEntrySlotMutation();
  const { form, field, submit, summary, sending } = useSchoolForm({
    schema,
    defaults: { slot: own ?? '' },
    idPrefix: 'audition-',
  });
  const slot = useWatch({ control: form.control, name: 'slot' });
  const send = submit(async (auditionTimeRequest) => {
    await choose({ 'entry-key': entryKey, auditionTimeRequest }).unwrap();
    onDone();
  });
  return (
    <form noValidate method="dialog" aria-label="Choose your time" onSubmit={send}>
      <Fields>
        <ErrorSummary {...summary} />
        <SlotPicker label="Which time suits you?" own={own} value={slot} {...field('slot')} />
      </Fields>
      <FormActions>
        <Button type="submit" tone="ink" busy={sending} busyLabel="One moment …">
          {action}
        </Button>
      </FormActions>
    </form>
  );
}
