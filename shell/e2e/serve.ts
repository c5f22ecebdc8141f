import { rm } from 'node:fs/promises';
import { TEST_SITE } from '@school/shared/e2e/testSite';
import { run } from '../workspace/processes';

/** Enough for every list to have many pages. */
const ROWS = '1200';
/** The lists with these rows. No test counts them, or sees more of a list than it searched for. */
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

// Every run of the browser tests starts with an empty site and a database with long lists.
await rm(TEST_SITE.folder, { recursive: true, force: true });
await run('npm', ['run', '-s', 'seed', '--', ROWS, '--only', LISTS]);
await import('../tools/cli/start');
