import type { Database } from './database';
import type { Clock } from '../core/clock';

/** What every service receives: services import no singletons. */
export interface ServiceContext {
  db: Database;
  clock: Clock;
}
