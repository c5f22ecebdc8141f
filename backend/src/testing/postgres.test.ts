import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { refuseClosedFolder } from './postgres';

it('names the folder that a server of another user cannot enter', () => {
  const closed = mkdtempSync(join(tmpdir(), 'school-closed-'));
  onTestFinished(() => rmSync(closed, { recursive: true }));
  const inside = join(closed, 'node_modules');
  mkdirSync(inside, { mode: 0o755 });
  expect(() => refuseClosedFolder(inside)).toThrow(`${closed} is closed to others`);
  chmodSync(closed, 0o755);
  expect(() => refuseClosedFolder(inside)).not.toThrow();
});
