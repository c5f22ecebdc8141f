import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/builtApps';
import { followContracts } from './followContracts';

async function serve(generate: () => Promise<void>) {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('app/src/api/operations.json', '{}');
  write('app/src/app.ts', '// first');
  write('backend/items.routes.ts', '// first');
  const server = await createServer({
    root: join(folder, 'app'),
    configFile: false,
    plugins: [followContracts(generate, [join(folder, 'backend')])],
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  return write;
}

test.each(['app/src/api/operations.json', 'backend/items.routes.ts'])(
  'generates again when %s changes, also after a failure',
  async (file) => {
    const generate = vi.fn(() => Promise.reject(new Error('An operation is unknown')));
    const write = await serve(generate);
    let changes = 0;
    const callsAfterChange = () => {
      write(file, `// ${changes++}`);
      return generate.mock.calls.length;
    };
    await expect.poll(callsAfterChange).toBeGreaterThan(1);
  },
);

test('generates once more for all changes during a run', async () => {
  const ends: (() => void)[] = [];
  const generate = vi.fn(() => new Promise<void>((done) => ends.push(done)));
  const write = await serve(generate);
  let changes = 0;
  const change = (file: string) => write(file, `// ${changes++}`);
  await expect.poll(() => (change('backend/items.routes.ts'), ends.length)).toBe(1);

  for (const file of ['backend/items.test.ts', 'app/src/app.ts', 'backend/new.routes.ts']) change(file);
  await expect.poll(() => (change('backend/items.routes.ts'), changes)).toBeGreaterThan(6);
  expect(generate).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
});
