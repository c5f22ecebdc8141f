import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { deploy } from '../../release/deploy/deploy';
import { apiDocument } from '../../testing/apiDocuments';
import { builtBackend, builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { readSiteSettings } from '../../workspace/settings';
import { freePort } from '../../workspace/ports';
import { WORKSPACE } from '../../workspace/workspace';
import { runCommand, runSiteHere, startCommand, takenPort, type Ended } from '../../testing/cli';
import { deployedOnce } from '../../testing/deployedOnce';
import { refuseTakenPorts } from './refuseTakenPorts';

vi.setConfig({ testTimeout: 120_000 });

const music = (changes: Partial<Parameters<typeof builtRemote>[0]> = {}) =>
  builtRemote({ name: 'mf-public', routes: [routeEntry('/'), routeEntry('*')], ...changes });

const deployed = deployedOnce((to) =>
  deploy(to, [builtShell(), music()], { origin: 'http://localhost:4000' }, new Date(0)),
);

/** Creates a site folder with a shell and one remote. */
async function smallSite(): Promise<string> {
  const root = join(temporaryFolder(), 'site');
  await deployed(root);
  return root;
}

/** Returns the error of a command that fails: one line without a stack, and a matching exit code. */
async function refusal(file: string, args: string[], env: Record<string, string>): Promise<string> {
  return lineOf(await runCommand(file, args, env));
}

/** The same for `npm run site -- …`, in this process. */
async function refusalHere(args: string[], env: Record<string, string>): Promise<string> {
  return lineOf(await runSiteHere(args, env));
}

function lineOf({ code, stdout, stderr }: Ended): string {
  expect({ code, lines: stderr.trimEnd().split('\n').length, stdout }, stderr).toEqual({
    code: 1,
    lines: 1,
    stdout: '',
  });
  expect(stderr).not.toMatch(/^\s+at /m);
  return stderr.trimEnd();
}

describe('invalid environment variables', () => {
  const wrong: [Record<string, string>, string][] = [
    [{ SITE_PORT: 'abc' }, 'SITE_PORT must be a port from 1 to 65535 (it is "abc")'],
    [{ SITE_PORT: '0' }, 'SITE_PORT must be a port from 1 to 65535 (it is "0")'],
    [{ API_PORT: '70000' }, 'API_PORT must be a port from 1 to 65535 (it is "70000")'],
    [{ SITE_FOO: '1' }, 'SITE_FOO is not a variable of the site'],
    [
      { SITE_ORIGIN: 'school.example' },
      'SITE_ORIGIN must be an origin such as https://school.example (it is "school.example")',
    ],
    [{ SITE_TAB_DAYS: '-1' }, 'SITE_TAB_DAYS must be a number of days from 0 to 999 (it is "-1")'],
    [{ SITE_HOST: 'a b' }, 'SITE_HOST must be a host name or an address such as 0.0.0.0 (it is "a b")'],
    [{ SITE_HOST: '' }, 'SITE_HOST must be a host name or an address such as 0.0.0.0 (it is "")'],
    [
      { API_ORIGIN: 'http://api.internal/v1' },
      'API_ORIGIN must be an origin such as http://api.internal:4001 (it is "http://api.internal/v1")',
    ],
    [
      { API_ORIGIN: 'api:4001' },
      'API_ORIGIN must be an origin such as http://api.internal:4001 (it is "api:4001")',
    ],
    [{ SITE_PORT: '4000', API_PORT: '4000' }, 'SITE_PORT and API_PORT are the same port'],
  ];
  for (const [env, words] of wrong) {
    it(`are rejected: ${JSON.stringify(env)}`, () => {
      expect(() => readSiteSettings(env)).toThrow(`Invalid environment: ${words}`);
    });
  }

  it.each([
    'mf-donate',
    'mf-donate=short',
    `shell=${'a'.repeat(32)}`,
    `mf-donate=${'a'.repeat(32)};mf-mate=b`,
  ])('are rejected without being printed, for they are secret: %s', (tokens) => {
    const read = () => readSiteSettings({ SITE_DEPLOY_TOKENS: tokens });
    expect(read).toThrow('SITE_DEPLOY_TOKENS must be remotes with tokens');
    expect(read).not.toThrow('(it is');
  });

  it('name the token of each remote', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
    const { deployTokens } = readSiteSettings({ SITE_DEPLOY_TOKENS: `mf-donate=${one},mf-mate=${other}` });
    expect([...deployTokens]).toEqual([
      ['mf-donate', one],
      ['mf-mate', other],
    ]);
    expect(readSiteSettings({}).deployTokens.size).toBe(0);
  });

  it('are all listed, by every command', async () => {
    const env = { SITE_PORT: 'abc', SITE_FOO: '1' };
    const lines = await Promise.all([refusal('start.ts', [], env), refusal('site.ts', ['list'], env)]);
    for (const line of lines) expect(line).toMatch(/^Invalid environment: SITE_PORT .*; SITE_FOO /);
  });
});

describe('npm start', () => {
  it('rejects unknown arguments before anything is built', async () => {
    expect(await refusal('start.ts', ['mf-donate', '--build'], {})).toBe(
      'Unknown argument: mf-donate --build. npm start takes no arguments.',
    );
  });
});

describe('a port in use', () => {
  const taking = (env: Record<string, string>) => refuseTakenPorts(readSiteSettings(env), env);

  it('of the site or the API is reported before anything is built', async () => {
    const taken = String((await takenPort()).port);
    const free = String(await freePort());
    expect(await refusal('start.ts', [], { SITE_PORT: taken, API_PORT: free })).toBe(
      `Port ${taken} cannot be used (EADDRINUSE); choose another one with SITE_PORT`,
    );
    await expect(taking({ SITE_PORT: free, API_PORT: taken })).rejects.toThrow(
      `Port ${taken} cannot be used (EADDRINUSE); choose another one with API_PORT`,
    );
  });

  it('of the sign-in and payment stand-ins is reported too', async () => {
    for (const name of ['IDENTITY_PORT', 'CHECKOUT_PORT']) {
      const taken = String((await takenPort()).port);
      const [site, api] = [String(await freePort()), String(await freePort())];
      const others = { IDENTITY_PORT: String(await freePort()), CHECKOUT_PORT: String(await freePort()) };
      await expect(taking({ SITE_PORT: site, API_PORT: api, ...others, [name]: taken })).rejects.toThrow(
        `Port ${taken} cannot be used (EADDRINUSE); choose another one with ${name}`,
      );
    }
  });

  it('is detected under the name localhost too', async () => {
    const taken = String((await takenPort('localhost')).port);
    await expect(taking({ SITE_PORT: taken, API_PORT: String(await freePort()) })).rejects.toThrow(
      'choose another one with SITE_PORT',
    );
    expect(await refusalHere(['serve'], { SITE_PORT: taken, SITE_DIR: await smallSite() })).toContain(
      'choose another one with SITE_PORT',
    );
  });
});

describe('a site folder', () => {
  it('without a deployed site is not served', async () => {
    const root = join(temporaryFolder(), 'empty');
    expect(await refusalHere(['serve'], { SITE_DIR: root })).toBe(
      `Nothing is deployed in ${root}: run npm run site -- deploy`,
    );
  });

  it('that cannot be created is reported', async () => {
    expect(await refusalHere(['deploy', '--from', music()], { SITE_DIR: '/proc/site' })).toMatch(
      /^The site's folder \/proc\/site cannot be used: /,
    );
  });

  it('that is a file is reported', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    for (const args of [['serve'], ['list'], ['deploy', '--from', music()]]) {
      expect(await refusalHere(args, { SITE_DIR: file })).toContain(
        `The site's folder ${file} cannot be used`,
      );
    }
    expect(readFileSync(file, 'utf8')).toBe('');
  });

  it('with a corrupt registry is served from the last valid one, with a warning', async () => {
    const root = await smallSite();
    writeFileSync(join(root, 'registry.json'), '{"revision": 1, "apps"');
    const port = await freePort();
    const site = startCommand('site.ts', ['serve'], { SITE_DIR: root, SITE_PORT: String(port) });
    await vi.waitFor(() => expect(site.output.stdout).toContain('The site is at'), { timeout: 60_000 });
    const response = await fetch(`http://localhost:${port}/`);
    expect({ status: response.status, text: await response.text() }).toMatchObject({
      status: 200,
      text: expect.stringContaining('mf-public at /') as string,
    });
    expect(site.output.stderr).toMatch(/^The registry is corrupt: .* Going on with revision 1\.\n$/);
    site.process.kill('SIGTERM');
    await site.ended;
  });
});

describe('a deploy refuses', () => {
  it('an app that is not built, and an unknown app', async () => {
    const SITE_DIR = await smallSite();
    const empty = temporaryFolder();
    expect(await refusal('site.ts', ['deploy', '--from', empty], { SITE_DIR })).toBe(
      `Nothing is built in ${empty}: there is no app.json`,
    );
    expect(await refusalHere(['deploy', 'mf-nobody'], { SITE_DIR })).toMatch(
      /^There is no app called mf-nobody; there are shell, mf-admin, /,
    );
  });

  it('a remote with a wrong contract, without any change', async () => {
    const SITE_DIR = await smallSite();
    const before = readFileSync(join(SITE_DIR, 'registry.json'), 'utf8');
    expect(await refusalHere(['deploy', '--from', music({ contract: 99 })], { SITE_DIR })).toMatch(
      /app\.json is refused: mf-public speaks contract 99, but this site speaks 1$/,
    );
    expect(readFileSync(join(SITE_DIR, 'registry.json'), 'utf8')).toBe(before);
  });

  it('an unknown verb or option', async () => {
    const SITE_DIR = await smallSite();
    for (const verb of ['list', 'serve', 'compose', 'prune'])
      expect(await refusalHere([verb, 'more'], { SITE_DIR })).toBe('Unknown argument: more');
    expect(await refusalHere(['prune', '--days', 'x'], { SITE_DIR })).toContain('whole numbers');
    expect(await refusalHere(['undeploy', 'mf-nobody'], { SITE_DIR })).toBe(
      'No app called mf-nobody is deployed',
    );
    expect(await refusalHere(['deploy', '--form', music()], { SITE_DIR })).toBe("Unknown option '--form'");
    expect(await refusalHere(['deploy', '--from'], { SITE_DIR })).toMatch(
      /^Option '--from.*' argument missing/,
    );
    expect(await refusalHere(['deploy', 'mf-public', '--from', music()], { SITE_DIR })).toContain(
      '--from takes',
    );
    expect(await refusalHere(['rollback'], { SITE_DIR })).toMatch(/^Name one app:/);
    expect(await refusalHere(['rollback', 'mf-nobody'], { SITE_DIR })).toBe(
      'No app called mf-nobody is deployed',
    );
    expect(await refusalHere(['rollback', 'mf-public'], { SITE_DIR })).toContain('no earlier version');
    const { code, stderr } = await runSiteHere(['fly'], { SITE_DIR });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('rollback <app>') as string,
    });
  });
});

describe('the commands', () => {
  it('that keep running are run by node directly: tsx as a runner kills them when they are too busy to confirm a signal', () => {
    const { scripts } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const name of ['start', 'site', 'dev', 'alone'])
      expect(scripts[name], name).toBe(`exec node --import tsx shell/tools/cli/${name}.ts`);
  });

  it('end silently when their output is closed', async () => {
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', `${process.execPath} --import tsx shell/tools/cli/site.ts list | true`],
      {
        cwd: WORKSPACE,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] ?? '', SITE_DIR: await smallSite() },
      },
    );
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' });
  });

  it('break open tabs only with an option, and list what these lack', async () => {
    const SITE_DIR = await smallSite();
    const from = (folder: string, ...more: string[]) =>
      runSiteHere(['deploy', '--from', folder, ...more], { SITE_DIR });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await from(music({ api: apiDocument() }));
    await from(builtBackend(apiDocument()));
    await from(music());
    const next = builtBackend(apiDocument({ parameters: [] }));
    const lack = /mf-public \w+, which tabs may have open .* parameter kind is no longer accepted/;
    expect((await from(next)).stderr).toMatch(lack);
    expect((await from(next, '--despite-open-tabs')).stderr).toBe('');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(lack));
    expect((await runSiteHere(['list'], { SITE_DIR })).stdout).toMatch(
      /^revision 5 by \S+ despite open tabs: mf-public /m,
    );
  });

  it('deploy, list and roll back, from a site folder anywhere', async () => {
    const SITE_DIR = await smallSite();
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await runSiteHere(args, { SITE_DIR });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return stdout;
    };
    const before = await run('list');
    expect(await run('deploy', '--from', music({ words: 'Play' }))).toMatch(
      /mf-public is now [0-9a-f]{12}\nrevision 2, 2 pages composed: \/ \*/,
    );
    expect(await run('rollback', 'mf-public')).toContain('revision 3');
    const version = /mf-public +([0-9a-f]{12})/;
    expect(version.exec(await run('list'))?.[1]).toBe(version.exec(before)?.[1]);
    expect(await run('undeploy', 'mf-public')).toContain(
      'mf-public was removed; npm run site -- rollback mf-public restores it',
    );
    expect(await run('list')).toMatch(/^mf-public +[0-9a-f]{12} {2}removed {3}20.*Z {2}by \S+$/m);
    await run('rollback', 'mf-public');
    expect(await run('list')).toMatch(/^mf-public +[0-9a-f]{12} {2}current .*\n +[0-9a-f]{12} {2}previous /m);
    rmSync(join(SITE_DIR, 'pages'), { recursive: true });
    expect(await run('compose')).toContain('Nothing changed');
  });
});
