import { useStored } from '@school/shared/form';

/** Returns the signed place of this device in the waiting room, the same in every tab. */
export function useStoredPlace() {
  return useStored('mate-2025-place');
}
