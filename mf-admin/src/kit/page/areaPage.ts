import type { RouteEntry } from '@school/shared/contract';

/** A page of an area that has several, such as the ticket sale. */
export interface AreaPage {
  readonly id: string;
  readonly to: string;
  /** On its tab. */
  readonly label: string;
  /** The module of its page below `src`. */
  readonly page: string;
  /** Its heading. */
  readonly title: string;
  readonly about: string;
  /** What it may ask of the device. */
  readonly permissions?: RouteEntry['permissions'];
}
