import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { refuseUnsafeFiles } from '../../../release/deploy/safeFiles';
import { DEPLOYS_PATH, type ChangeAnswer } from '../../../serve/deploys/deployRoutes';
import { Refusal } from '../../../workspace/refusal';
import type { SiteSettings } from '../../../workspace/settings';
import { report } from './verb';

/** The option of a verb that changes a site on another machine. */
export const SITE = { site: { type: 'string' } } as const;

interface Change {
  /** The origin of the site. */
  readonly site: string;
  readonly app: string;
  readonly act: 'deploy' | 'promote' | 'rollback';
  /** The build to deploy. */
  readonly folder?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** A deploy composes all pages of an app. Longer than this, `fetch` waits for no answer. Milliseconds. */
const ANSWER_WITHIN_MS = 290_000;

/** Changes an app of a site on another machine, and prints the result. @throws Refusal with the site's reason */
export async function sendChange(
  { by, deployToken }: SiteSettings,
  { site, app, act, folder, query = {} }: Change,
): Promise<void> {
  if (!deployToken) throw new Refusal('SITE_DEPLOY_TOKEN is missing: the token of the app at that site');
  const address = addressOf(site, `${DEPLOYS_PATH}/${app}/${act}`);
  for (const [name, value] of Object.entries({ ...query, by }))
    if (value !== undefined) address.searchParams.set(name, value);
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${deployToken}` },
    body: folder === undefined ? null : await formOf(folder),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error: Error) => {
    if (error.name === 'TimeoutError')
      throw new Refusal(
        `${address.origin} has not answered in ${ANSWER_WITHIN_MS / 1000} s; what it does since can be seen in its list of deploys`,
      );
    throw new Refusal(`${address.origin} cannot be reached: ${error.message}`);
  });
  const answer = (await response.json().catch(() => ({}))) as ChangeAnswer;
  if (!answer.result)
    throw new Refusal(answer.error?.message ?? `${address.origin} answered ${response.status}`);
  report(answer.result);
  if (answer.preview) console.log(`${address.origin}${answer.preview}`);
}

/** Returns an address at a site. @throws Refusal where the token could be read on the way */
function addressOf(site: string, path: string): URL {
  const origin = URL.canParse(site) ? new URL(site) : undefined;
  if (origin?.protocol !== 'https:' && origin?.protocol !== 'http:')
    throw new Refusal(`${site} is no address of a site, such as https://school.example`);
  if (origin.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(origin.hostname))
    throw new Refusal(`${site} needs https, or the token would be sent unencrypted`);
  return new URL(path, origin);
}

async function formOf(folder: string): Promise<FormData> {
  await refuseUnsafeFiles(folder);
  const form = new FormData();
  for (const path of await filesBelow(folder))
    form.set(path, new Blob([await readFile(join(folder, path))]), 'file');
  return form;
}
