import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { prepareDataFolder } from '@school/backend/testing';
import { TEST_SITE } from '@school/shared/e2e/testSite';
import { GROUPS_ARE_LISTED, killGroup, runningIn, startNpm } from '../testing/processGroup';
import { freePort } from '../workspace/ports';
import { WORKSPACE } from '../workspace/workspace';

const FOLDER = join(WORKSPACE, '.test/stop');
const SITE_DIR = join(FOLDER, 'site');
const DATA_DIR = join(FOLDER, 'data');

test.afterAll(() => rm(FOLDER, { recursive: true, force: true }));

test('SIGTERM ends npm start with everything that it has started', async () => {
  await rm(FOLDER, { recursive: true, force: true });
  // As on a second start.
  await cp(TEST_SITE.env.SITE_DIR, SITE_DIR, { recursive: true });
  await prepareDataFolder(DATA_DIR);
  const port = await freePort();
  const { child, output, ended } = startNpm(['start'], {
    SITE_DIR,
    DATA_DIR,
    SITE_PORT: String(port),
    API_PORT: String(await freePort()),
    IDENTITY_PORT: String(await freePort()),
    CHECKOUT_PORT: String(await freePort()),
  });
  try {
    await expect.poll(() => output.text, { timeout: 120_000 }).toContain(`http://localhost:${port}`);
    expect((await fetch(`http://localhost:${port}/api/ready`)).status).toBe(200);
    child.kill('SIGTERM');
    await ended;
    if (existsSync(GROUPS_ARE_LISTED)) expect(runningIn(child)).toEqual([]);
    expect(existsSync(join(DATA_DIR, 'lock')), 'the data folder is free for the next start').toBe(false);
  } finally {
    killGroup(child);
  }
});
