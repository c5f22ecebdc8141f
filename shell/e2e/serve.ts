import { rm } from 'node:fs/promises';
import { TEST_SITE } from '@school/shared/e2e/testSite';

// Every run of the browser tests starts from an empty site and an empty database.
await rm(TEST_SITE.folder, { recursive: true, force: true });
await import('../cli/start');
