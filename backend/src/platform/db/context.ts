import type { Database } from './database';
import type { Clock } from '../core/clock';

/** What every service receives: services import no singletons. */
export interface ServiceContext {
  db: Database;
  clock: Clock;
  /** Where a list that is read on a replica may tidy up; the same as `db` elsewhere. */
  writer?: Database;
}
