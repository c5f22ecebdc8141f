import type { Publication } from '../../api';

export interface Shown {
  readonly publication: Publication;
}
