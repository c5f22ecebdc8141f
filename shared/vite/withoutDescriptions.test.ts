import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { withoutDescriptions } from './withoutDescriptions';

it('empties the descriptions of routes, and changes nothing else', async () => {
  const root = mkdtempSync(join(tmpdir(), 'school-routes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src'));
  writeFileSync(
    join(root, 'src/routes.ts'),
    `const of = (name: string) => ({ title: name, description: \`About \${name}\`, id: \`of \${name}\` });
    export const routes = [
      { path: '/one', title: 'One', description: 'The school\\'s "first" page' },
      { path: '/two', title: 'Two', description: 'The second page' },
      of('Three'),
    ];`,
  );
  writeFileSync(
    join(root, 'src/main.ts'),
    `import { routes } from './routes'; console.log(routes, { description: 'kept' });`,
  );
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutDescriptions()],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'src/main.ts') } },
  });
  const code = JSON.stringify(built);
  for (const kept of ['/one', '/two', 'One', 'Two', 'of ', 'kept']) expect(code).toContain(kept);
  for (const gone of ['first', 'second', 'About']) expect(code).not.toContain(gone);
});
