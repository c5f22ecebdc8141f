/** The storage key of the guest list. */
export const DOOR_LIST = 'school:door-list';

/** Deletes names and codes from the device, without loading other code of the check-in. */
export function forgetDoorList(): void {
  try {
    localStorage.removeItem(DOOR_LIST);
  } catch {
    // Without storage, nothing is stored.
  }
}
