/** Where a door's phone keeps the list of guests. */
export const DOOR_LIST = 'school:door-list';

/** Takes names and codes off the device, without loading anything else of the check-in. */
export function forgetDoorList(): void {
  try {
    localStorage.removeItem(DOOR_LIST);
  } catch {
    // storage is switched off: nothing is kept
  }
}
