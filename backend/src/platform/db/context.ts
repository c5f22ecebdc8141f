import type { Database } from './database';
import type { Clock } from '../core/clock';

/** What every service is handed: nothing in a service is imported as a singleton. */
export interface ServiceContext {
  db: Database;
  clock: Clock;
}
