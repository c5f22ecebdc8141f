import { messageOfApiError } from '@school/shared/api';
import { newKey, readRefusal } from '@school/shared/form';
import { usePutAuditionHoldMutation } from '../../api';
import type { EntryForm } from '../form/useEntryForm';
import type { KnownHold } from './useAuditionHold';

/**
 * Holds the chosen slot when its step is left. Needs the store.
 * @returns why the step cannot be left, if it cannot
 */
export function useHoldSlot({ form }: EntryForm, known: KnownHold) {
  const [put] = usePutAuditionHoldMutation();

  return async (): Promise<string | undefined> => {
    const { slot, waits } = form.getValues();
    if (waits) return undefined;
    if (slot === '') return 'Please choose an audition time';
    if (known.isAlive && known.hold?.slot.id === slot) return undefined;
    // Stored before the request, so that a retry after a lost response is the same hold.
    const token = form.getValues('holdToken') || newKey();
    form.setValue('holdToken', token);
    try {
      await put({ 'hold-token': token, auditionTimeRequest: { slot } }).unwrap();
      return undefined;
    } catch (failure) {
      return readRefusal(failure)?.fields[0]?.message ?? messageOfApiError(failure);
    }
  };
}
