import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseSecondCopies } from './secondCopies';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'school-copies-'));
  for (const name of ['react', 'react-dom', 'styled-components']) install('', name, '19.3.1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const KIT = 'node_modules/@school/shared';

function install(folder: string, name: string, version: string): void {
  const place = join(root, folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version, main: 'index.js' }));
}
const check = () => refuseSecondCopies(root, join(root, KIT, 'package.json'));

it('accepts an app that shares its React with the kit', () => expect(check()).resolves.toBeUndefined());

it('refuses another patch version, and says what to do', async () => {
  install(KIT, 'react', '19.3.0');
  await expect(check()).rejects.toThrow(
    /^There are two copies of react, .*: 19\.3\.1 in .* for the app, and 19\.3\.0 in .* for @school\/shared\. Give the app's package\.json the version 19\.3\.0 and install again$/,
  );
});

it('refuses a missing one', async () => {
  rmSync(join(root, 'node_modules/react-dom'), { recursive: true });
  await expect(check()).rejects.toThrow('react-dom is not installed');
});
