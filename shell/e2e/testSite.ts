import { resolve } from 'node:path';

const WORKSPACE = resolve(import.meta.dirname, '../..');
const PORT = 4400;

/** The site that the browser tests run against: built and started as `npm start` does it, on ports of its own. */
export const TEST_SITE = {
  origin: `http://localhost:${PORT}`,
  folder: resolve(WORKSPACE, '.test/run'),
  env: {
    SITE_PORT: String(PORT),
    API_PORT: String(PORT + 1),
    IDENTITY_PORT: String(PORT + 10),
    SITE_DIR: resolve(WORKSPACE, '.test/run/site'),
    DATA_DIR: resolve(WORKSPACE, '.test/run/data'),
    SCHOOL_JOIN_PER_HOUR: '1000',
  },
} as const;
