import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtRemote, builtShell, routeEntry } from '../../testing/builtApps';
import { readManifest } from './builtApp';

const built = () =>
  builtRemote({
    name: 'mf-donate',
    routes: [routeEntry('/donate')],
    pictures: { '/donate': { file: 'share/donate.png', alt: 'A violin' } },
  });

describe('a build', () => {
  it('is accepted when it is complete', async () => {
    expect((await readManifest(built())).name).toBe('mf-donate');
    expect((await readManifest(builtShell())).name).toBe('shell');
  });

  it.each([
    ['remoteEntry.js', 'there is no remoteEntry.js, its entry'],
    ['assets', 'assets/ is empty'],
    ['assets/Page.js', 'assets/ is empty'],
    ['server', 'there is no server/render.mjs, its render module'],
    ['share/donate.png', 'there is no share/donate.png, the picture of /donate'],
  ])('without %s is refused', async (file, words) => {
    const folder = built();
    rmSync(join(folder, file), { recursive: true });
    await expect(readManifest(folder)).rejects.toThrow(
      new Error(`The build of mf-donate in ${folder} is not complete: ${words}`),
    );
  });

  it('without a script that a page preloads is refused', async () => {
    const folder = built();
    rmSync(join(folder, 'assets/Page.js'));
    writeFileSync(join(folder, 'assets/Other.js'), '');
    await expect(readManifest(folder)).rejects.toThrow(
      /is not complete: there is no assets\/Page\.js, which \.\/Page\.tsx preloads$/,
    );
    mkdirSync(join(folder, 'assets/Page.js'));
    await expect(readManifest(folder)).rejects.toThrow('there is no assets/Page.js');
  });

  it('without the list of a page’s preloads is refused', async () => {
    const folder = builtRemote({
      name: 'mf-donate',
      routes: [routeEntry('/donate', { page: './Other.tsx' })],
    });
    await expect(readManifest(folder)).rejects.toThrow(
      /is not complete: it does not list the scripts of \.\/Other\.tsx$/,
    );
  });
});
