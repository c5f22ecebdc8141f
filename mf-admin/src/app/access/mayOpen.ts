import type { AreaPage } from '../area/feature';
import type { Me } from './api';

/** Whether somebody may see what a page holds. The API decides, not this. */
export function mayOpen({ openTo }: AreaPage, { staff, door, jury }: Me): boolean {
  if (openTo === 'everyone') return true;
  return staff || (openTo === 'door' && door) || (openTo === 'jury' && jury);
}
