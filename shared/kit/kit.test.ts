import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** As one starts it, but where a port is free; a group of its own, since npm would leave Vite behind. */
const kit = spawn('npm', ['run', 'kit', '--', '--port', '0'], {
  cwd: root,
  detached: true,
  env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
});
afterAll(() => {
  if (kit.pid && kit.exitCode === null) process.kill(-kit.pid);
});

/** The address that it says it serves, or all that it said when it ended without. */
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

it('`npm run kit` starts, and serves its page with all that is in it', async () => {
  const seen = new Set<string>();
  const open = [await address];
  for (let url = open.pop(); url; url = open.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const response = await fetch(url, { headers: { accept: url === [...seen][0] ? 'text/html' : '*/*' } });
    const text = await response.text();
    expect(response.status, `${url}\n${text}`).toBe(200);
    // What the page consists of, without libraries, which are the same for the apps.
    for (const [, path = ''] of text.matchAll(/(?:src=|from |import )"(\.?\/[^"]+\.tsx?(?:\?[^"]*)?)"/g))
      if (!path.includes('node_modules')) open.push(new URL(path, url).href);
  }
  expect([...seen].filter((url) => url.includes('/sections/')).length).toBeGreaterThan(0);
});
