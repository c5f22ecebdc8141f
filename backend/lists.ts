import { parseArgs } from 'node:util';
import { databaseOn } from './src/db/embedded';
import { openServer } from './src/db/server';
import { createLogger } from './src/core/logger';
import { openPrepared } from './src/testing/database';
import { measureLists } from './src/testing/lists/measureLists';
import { startTestPostgres } from './src/testing/postgres';

// npm run lists -w @school/backend -- --rows 50000 --times 9 --database embedded: how long the requests of staff take over
// a database with so many sample rows of each list. One line of JSON.

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '500' },
    times: { type: 'string', default: '9' },
    database: { type: 'string', default: 'embedded' },
  },
});

const wish = { rows: atLeastOne('rows'), times: atLeastOne('times') };

function atLeastOne(name: 'rows' | 'times'): number {
  if (/^[1-9]\d*$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number from 1 on, not ${values[name]}`);
  process.exit(1);
}

async function embedded() {
  return measureLists({
    ...wish,
    open: async () => databaseOn(await openPrepared()),
  });
}

async function server() {
  const { url, stop } = await startTestPostgres();
  try {
    // The samples take longer than a request may.
    const limits = { statementMs: 600_000, lockMs: 600_000, idleMs: 600_000 };
    return await measureLists({ ...wish, open: () => openServer(url, createLogger('silent'), limits) });
  } finally {
    await stop();
  }
}

console.log(JSON.stringify(await (values.database === 'server' ? server() : embedded())));
process.exit(0);
