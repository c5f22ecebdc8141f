import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { deploy } from '../../../release/deploy/deploy';
import { folderStore } from '../../../release/site/folderStore';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../../testing/builtApps';
import { runSiteHere } from '../../../testing/cli';
import { deployedOnce } from '../../../testing/deployedOnce';

const settings = { origin: 'http://site.example' };
const donate = (words: string) => builtRemote({ name: 'mf-donate', words, routes: [routeEntry('/donate')] });

let root: string;
const deployed = deployedOnce((to) => deploy(to, [builtShell(), donate('Old')], settings, new Date(0)));
beforeEach(async () => {
  root = join(temporaryFolder(), 'site');
  await deployed(root);
});

/** Runs `npm run site -- …` and returns what it printed, with `V` for versions. */
async function site(...args: readonly string[]): Promise<string> {
  const env = { SITE_DIR: root, SITE_ORIGIN: 'https://school.example' };
  const { stdout, stderr } = await runSiteHere(args, env);
  return `${stdout}${stderr}`.replace(/\b[0-9a-f]{12}\b/g, 'V');
}
const registry = () => folderStore(root).registry();

it('a canary is begun, listed, widened and promoted', async () => {
  const folder = donate('New');
  expect(await site('deploy', '--from', folder, '--canary', '5%')).toContain(
    'canary V of mf-donate for 5 % of visitors',
  );
  const listed = await site('list');
  expect(listed).toMatch(/mf-donate +V {2}canary /);
  expect(listed).toContain('mf-donate: its canary is for 5 % of visitors');
  expect(await site('deploy', '--from', folder, '--canary', '20')).toContain(
    'for 20 % of visitors instead of 5 %',
  );
  expect(await site('promote', 'mf-donate', '--reason', 'As good as before')).toContain('mf-donate is now V');
  expect(await registry()).toMatchObject({ canaries: {}, reason: 'As good as before' });
});

it('a pinned app says who pinned it', async () => {
  await site('pin', 'mf-donate');
  expect(await site('list')).toMatch(/^mf-donate was pinned( by \S+)? at \d{4}-/m);
  expect(await site('deploy', '--from', donate('New'))).toContain('npm run site -- unpin mf-donate');
  expect(await site('unpin', 'mf-donate')).toContain('mf-donate is no longer pinned');
});

it('a preview is printed with its address, listed and ended', async () => {
  const printed = await site('deploy', '--from', donate('New'), '--preview', 'new-form');
  const { previews } = await registry();
  expect(printed).toContain(`https://school.example/previews/${previews?.['new-form']?.key} until `);
  expect(await site('list')).toContain('preview new-form of mf-donate V');
  expect(await site('end-preview', 'new-form')).toContain('preview new-form of mf-donate has ended');
});

describe('refused is', () => {
  it.each([
    ['a share of nobody', ['--canary', '0'], '--canary takes a share from 1% to 99%'],
    ['a share of all', ['--canary', '100%'], '--canary takes a share from 1% to 99%'],
    ['a part of a percent', ['--canary', '0.5%'], '--canary takes a share from 1% to 99%'],
    ['a canary that is a preview', ['--canary', '5', '--preview', 'new'], 'not both'],
    ['a name of a preview', ['--preview', 'Neues Formular'], 'A preview is named by'],
  ])('%s', async (_, options, message) => {
    const { revision } = await registry();
    expect(await site('deploy', '--from', donate('New'), ...options)).toContain(message);
    expect((await registry()).revision).toBe(revision);
  });

  it.each(['promote', 'pin', 'unpin', 'end-preview'])('%s without a name', async (verb) => {
    expect(await site(verb)).toContain(`npm run site -- ${verb} `);
  });
});

it('the doctor finds a changed file of a canary and of a preview', async () => {
  await site('deploy', '--from', donate('New'), '--canary', '5%');
  await site('deploy', '--from', donate('Newer'), '--preview', 'newer');
  expect(await site('doctor')).toContain('no deployed file has changed');
  const { canaries, previews } = await registry();
  for (const variant of [canaries?.['mf-donate'], previews?.['newer']])
    writeFileSync(
      join(root, 'apps/mf-donate', variant?.release.version ?? '', 'remoteEntry.js'),
      'changed()',
    );
  expect((await site('doctor')).match(/remoteEntry\.js/g)).toHaveLength(2);
});
