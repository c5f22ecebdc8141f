import { parseArgs } from 'node:util';
import { databaseOn } from './src/platform/db/embedded';
import { openServer } from './src/platform/db/server';
import { createLogger } from './src/platform/core/logger';
import { openPrepared } from './src/testing/database';
import { measureLists } from './src/testing/lists/measureLists';
import { startTestPostgres } from './src/testing/postgres';

// npm run lists -w @school/backend -- --rows 50000 --times 9 --database embedded: times the requests of staff with that
// many sample rows in each list. Prints one line of JSON, and one more for each further --rows, whose figures are
// better than those of a separate process.

const { values } = parseArgs({
  options: {
    rows: { type: 'string', multiple: true, default: ['500'] },
    times: { type: 'string', default: '9' },
    database: { type: 'string', default: 'embedded' },
  },
});

const times = atLeastOne('times', values.times);

function atLeastOne(name: 'rows' | 'times', value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  console.error(`--${name} must be a whole number of at least 1, not ${value}`);
  process.exit(1);
}

async function embedded(rows: number) {
  return measureLists({
    rows,
    times,
    isEmbedded: true,
    open: async () => databaseOn(await openPrepared()),
  });
}

async function server(rows: number) {
  const { url, stop } = await startTestPostgres();
  try {
    // The samples take longer than a request may.
    const limits = { statementMs: 600_000, lockMs: 600_000, idleMs: 600_000 };
    return await measureLists({
      rows,
      times,
      isEmbedded: false,
      open: () => openServer(url, createLogger('silent'), limits),
    });
  } finally {
    await stop();
  }
}

const take = values.database === 'server' ? server : embedded;
for (const rows of values.rows.map((value) => atLeastOne('rows', value)))
  console.log(JSON.stringify(await take(rows)));
process.exit(0);
