import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { Refusal } from '../../workspace/refusal';
import type { SiteSettings } from '../../workspace/settings';
import { keepRunning } from '../../workspace/processes';
import { WORKSPACE } from '../../workspace/workspace';
import { originsOf } from './runningSite';

/** The first start creates the database, which is slow on a busy machine. Milliseconds. */
const START_DEADLINE_MS = 180_000;
const ASK_EVERY_MS = 100;

/** Starts the API and waits until it is ready. @throws Refusal when it does not start */
export async function startBackend(settings: SiteSettings): Promise<ChildProcess> {
  const main = join(WORKSPACE, 'backend/dist/main.js');
  if (!(await stat(main).catch(() => null))) throw new Refusal('The backend is not built: run npm run build');
  const child = keepRunning(process.execPath, [main], {
    env: {
      ...backendEnvironment(),
      PORT: String(settings.apiPort),
      SITE_ORIGIN: originsOf(settings).join(','),
      SCHOOL_PROXY_HOPS: '1',
    },
  });
  await untilReady(child, settings.apiPort);
  return child;
}

function backendEnvironment(): NodeJS.ProcessEnv {
  return { DATA_DIR: join(WORKSPACE, '.data'), SCHOOL_LOG_LEVEL: 'warn', ...process.env };
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + START_DEADLINE_MS;
  while (Date.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Refusal('The backend did not start; the reason is above');
    if (answer?.ok) return;
    await new Promise((resume) => setTimeout(resume, ASK_EVERY_MS));
  }
  throw new Refusal(`The backend was not ready within ${START_DEADLINE_MS / 1000} seconds`);
}
