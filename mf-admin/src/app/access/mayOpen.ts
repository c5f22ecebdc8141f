import type { AreaPage } from '../area/feature';
import type { Me } from './api';

/** Returns whether a person may see a page. The API enforces access. */
export function mayOpen({ openTo }: AreaPage, { staff, door, jury }: Me): boolean {
  if (openTo === 'everyone') return true;
  return staff || (openTo === 'door' && door) || (openTo === 'jury' && jury);
}
