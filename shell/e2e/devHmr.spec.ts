import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { TEST_SITE, violations, watchViolations } from '@school/shared/e2e';
import { createRemote } from '../tools/generator/createRemote';
import { planRemote } from '../tools/generator/remotePlan';

const WORKSPACE = resolve(import.meta.dirname, '../..');
const FOLDER = join(WORKSPACE, '.test/dev-hmr');
const REMOTE = join(FOLDER, 'mf-lessons');
const PORT = 4460;
const ENV = {
  SITE_PORT: String(PORT),
  API_PORT: String(PORT + 1),
  IDENTITY_PORT: String(PORT + 2),
  CHECKOUT_PORT: String(PORT + 3),
  SITE_DIR: join(FOLDER, 'site'),
  DATA_DIR: join(FOLDER, 'data'),
};

const COUNTER = `import { useState } from 'react';

export function Points() {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h2>First words</h2>
      <button type="button" onClick={() => setCount(count + 1)}>{count} lessons</button>
      <label>Your name <input name="name" /></label>
    </section>
  );
}
`;

/** A dev server logs messages to the console, but its policy must allow everything that pages do. */
const test = base.extend<{ policyKept: void }>({
  policyKept: [
    async ({ browser }, use) => {
      watchViolations(browser);
      violations.length = 0;
      await use();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

let dev: ChildProcess;

/** Creates a remote with the generator, and adds a component with state. */
async function makeRemote(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  const shared = join(FOLDER, 'shared/package.json');
  await mkdir(dirname(shared), { recursive: true });
  await writeFile(shared, await readFile(join(WORKSPACE, 'shared/package.json')));
  await writeFile(join(FOLDER, 'package.json'), '{ "workspaces": ["shared"] }');
  await createRemote(FOLDER, planRemote('mf-lessons', {}));
  await writeFile(join(REMOTE, 'src/landing/Points.tsx'), COUNTER);
}

/** Starts `npm run dev` and waits until it is ready. */
function startDev(): Promise<ChildProcess> {
  const child = spawn(join(WORKSPACE, 'node_modules/.bin/tsx'), ['shell/tools/cli/dev.ts', REMOTE], {
    cwd: WORKSPACE,
    env: { ...process.env, ...ENV },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`npm run dev ended with ${code}:\n${said}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Stop it with Ctrl+C')) done(child);
      });
    }
  });
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await makeRemote();
  // The other apps are deployed already, as on a second start.
  await cp(TEST_SITE.env.SITE_DIR, ENV.SITE_DIR, { recursive: true });
  dev = await startDev();
});

test.afterAll(async () => {
  if (dev?.exitCode === null) {
    const ended = new Promise((done) => dev.once('exit', done));
    dev.kill('SIGTERM');
    await ended;
  }
  await rm(FOLDER, { recursive: true, force: true });
});

test('an edit of an app that runs from source appears at once, and input is kept', async ({ page }) => {
  await page.goto(`http://localhost:${PORT}/lessons`);
  // Modules are transformed on their first request.
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // On a first start Vite may find another dependency during page load, and then reloads once.
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', ({ message }) => wrong.push(message));
  await page.getByRole('button', { name: '0 lessons' }).click();
  await page.getByRole('button', { name: '1 lessons' }).click();
  await page.getByLabel('Your name').fill('Ama');

  const file = join(REMOTE, 'src/landing/Points.tsx');
  await writeFile(file, COUNTER.replace('First words', 'Other words'));

  await expect(page.getByRole('heading', { name: 'Other words' })).toBeVisible();
  await expect(page.getByRole('button', { name: '2 lessons' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Ama');
  expect(wrong).toEqual([]);
});

test('deployed apps are one click away and share everything with the app from source', async ({ page }) => {
  await page.goto(`http://localhost:${PORT}/lessons`);
  await page.getByRole('link', { name: 'Join the community' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.locator('main [data-app="mf-public"] h1')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
});

test('an unknown path is the 404 page, with its status', async ({ page }) => {
  const answer = await page.goto(`http://localhost:${PORT}/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main h1')).toBeVisible();
});
