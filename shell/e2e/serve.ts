import { rm } from 'node:fs/promises';
import { TEST_SITE } from '@school/shared/e2e/testSite';
import { run } from '../workspace/processes';

/** So many that every list has many pages. */
const ROWS = '1200';
/** What has them: no test counts what stands in these, or sees of a list more than it searched for. */
const LISTS = [
  'donations',
  'tickets',
  'registrations',
  'music-study',
  'performers',
  'engagements',
  'applications',
  'members',
  'referrals',
  'invitations',
  'challenge',
  'audit',
  'volunteers',
  'outbox',
].join(',');

// Every run of the browser tests starts from an empty site, and a database with long lists.
await rm(TEST_SITE.folder, { recursive: true, force: true });
await run('npm', ['run', '-s', 'seed', '--', ROWS, '--only', LISTS]);
await import('../tools/cli/start');
