import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Starts the kit on a free port, in its own process group because npm would leave Vite running. */
const kit = spawn('npm', ['run', 'kit', '--', '--port', '0'], {
  cwd: root,
  detached: true,
  env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
});
afterAll(() => {
  if (kit.pid && kit.exitCode === null) process.kill(-kit.pid);
});

/** Resolves to the URL that it prints. Rejects with its output when it exits first. */
const address = new Promise<string>((resolve, reject) => {
  let said = '';
  const hear = (text: Buffer) => {
    said += text.toString();
    const [url] = /http:\/\/\S+\//.exec(said) ?? [];
    if (url) resolve(url);
  };
  kit.stdout.on('data', hear);
  kit.stderr.on('data', hear);
  kit.on('exit', () => reject(new Error(said)));
});

it('`npm run kit` starts and serves a page with all its modules', async () => {
  const seen = new Set<string>();
  const open = [await address];
  for (let url = open.pop(); url; url = open.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const response = await fetch(url, { headers: { accept: url === [...seen][0] ? 'text/html' : '*/*' } });
    const text = await response.text();
    expect(response.status, `${url}\n${text}`).toBe(200);
    // The page's own modules; libraries are the same as in the apps.
    for (const [, path = ''] of text.matchAll(/(?:src=|from |import )"(\.?\/[^"]+\.tsx?(?:\?[^"]*)?)"/g))
      if (!path.includes('node_modules')) open.push(new URL(path, url).href);
  }
  expect([...seen].filter((url) => url.includes('/sections/')).length).toBeGreaterThan(0);
});
