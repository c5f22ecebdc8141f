import { databaseOn } from '../platform/db/embedded';
import { startApiOn } from './api';
import { openTestDatabase } from './database';

/** Starts two instances of the API on one database, as behind a load balancer. */
export async function startTwoApis() {
  const database = await openTestDatabase();
  const shared = async () => ({
    ...databaseOn(database.client),
    client: database.client,
    close: async () => undefined,
  });
  const one = await startApiOn(shared);
  const other = await startApiOn(shared);
  return {
    one,
    other,
    database,
    stop: async () => {
      await one.stop();
      await other.stop();
      await database.close();
    },
  };
}
