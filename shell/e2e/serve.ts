import { rm } from 'node:fs/promises';
import { TEST_SITE } from '@school/shared/e2e/testSite';
import { run } from '../workspace/processes';

/** So many are more than a list counts. No test looks at recommendations but the one of long lists. */
const RECOMMENDATIONS = '1200';

// Every run of the browser tests starts from an empty site, and a database with one long list.
await rm(TEST_SITE.folder, { recursive: true, force: true });
await run('npm', ['run', '-s', 'seed', '--', RECOMMENDATIONS, '--only', 'referrals']);
await import('../cli/start');
