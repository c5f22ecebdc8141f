import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleText } from './bundle';
import { stateOf } from './src/app/codegen/stateOf';

// npm run codegen: generates the apps' imports from the routes and the apps' lists of operations. It runs as a bundle,
// which starts in half the time, and only when something has changed since the last run.

const folder = join(import.meta.dirname, 'generated');
const lastState = join(folder, 'state');
const program = join(folder, `codegen-${process.pid}.js`);

const text = await bundleText('src/app/codegen/main.ts');
if (!existsSync(lastState) || readFileSync(lastState, 'utf8') !== stateOf(text)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(program, text);
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  rmSync(program);
  if (status === 0) writeFileSync(lastState, stateOf(text));
  process.exitCode = status ?? 1;
}
