import { useWatch } from '@school/shared/form';
import { CheckboxField, Notice } from '@school/shared/ui';
import { SlotPicker } from '../../slots/SlotPicker';
import { useAuditionBoard } from '../../slots/useAuditionBoard';
import { useEver } from '../../slots/useEver';
import { useEntering } from '../flow/EntryContext';

/** A live choice of times. When all are taken, the entry can be sent without one. */
export function AuditionStep() {
  const { school, hold } = useEntering();
  const { form, field } = school;
  const [slot, waits] = useWatch({ control: form.control, name: ['slot', 'waits'] });
  const { board } = useAuditionBoard();
  const allGone = board !== undefined && !hold.isAlive && !board.slots.some(({ isAvailable }) => isAvailable);
  const canWait = useEver(allGone || waits);
  const { ref: _, ...props } = field('slot');
  return (
    <>
      {hold.hold && !hold.isAlive && (
        <Notice tone="warning" title="Your time is no longer held">
          If it is still free, one tap holds it again. Everything else that you typed is here.
        </Notice>
      )}
      {allGone && (
        <Notice title="All times are taken" live>
          You can send your entry without a time. If one comes back, we email you and keep it for you. Or join
          the waiting list below without entering yet.
        </Notice>
      )}
      {canWait && <CheckboxField label="Send my entry and wait for a time" {...field('waits')} />}
      {!(allGone && waits) && (
        <SlotPicker
          label="Times of both days"
          hideLabel
          {...props}
          value={slot}
          own={hold.isAlive ? hold.hold?.slot.id : undefined}
          onChange={({ target }) =>
            form.setValue('slot', target.value, { shouldDirty: true, shouldValidate: true })
          }
        />
      )}
    </>
  );
}
