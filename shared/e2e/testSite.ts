import { resolve } from 'node:path';

const WORKSPACE = resolve(import.meta.dirname, '../..');
/** The first port of the site; several checkouts on one machine use different ones. */
const PORT = Number(process.env['TEST_PORT'] ?? 4400);

/** The site under test, built and started like `npm start` but on its own ports. */
export const TEST_SITE = {
  origin: `http://localhost:${PORT}`,
  /** The local checkout. Its control API can delay, repeat or drop webhooks. */
  checkout: `http://localhost:${PORT + 20}`,
  folder: resolve(WORKSPACE, '.test/run'),
  env: {
    SITE_PORT: String(PORT),
    API_PORT: String(PORT + 1),
    IDENTITY_PORT: String(PORT + 10),
    CHECKOUT_PORT: String(PORT + 20),
    SITE_DIR: resolve(WORKSPACE, '.test/run/site'),
    DATA_DIR: resolve(WORKSPACE, '.test/run/data'),
    SCHOOL_FORMS_PER_HOUR: '1000',
    SCHOOL_PAYMENTS_PER_HOUR: '10000',
    SCHOOL_HOLDS_PER_HOUR: '10000',
    SCHOOL_TICKETS_HELD_PER_ADDRESS: '10000',
    SCHOOL_UPLOADS_PER_HOUR: '1000',
    SCHOOL_BEACONS_PER_HOUR: '100000',
  },
} as const;
