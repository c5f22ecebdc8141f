import { abortable, abortedAfter } from '@school/shared';
import { reloadWithInput } from './inputTransfer';
import type { PublishedApp } from './pageDescriptor';
import { fetchPublicApps } from './registry';

/** The timeout for the new version's scripts. Milliseconds. */
const DEADLINE_MS = 20_000;

const [, SHELL] = /\/apps\/shell\/([0-9a-f]{12})\//.exec(import.meta.url) ?? [];

/**
 * Looks whether another version of an app that threw was deployed, and makes it the one that this page loads next. A
 * version that does not fit this page's shell, or lacks a path, needs a page load, which keeps input.
 * @param app the page's entry of the app, which is changed
 * @param shell the version of this page's shell
 * @returns whether there is one
 * @throws when the registry or a script cannot be fetched, or a script differs from what was deployed
 */
export async function repair(
  area: Element,
  name: string,
  app: PublishedApp,
  shell = SHELL,
): Promise<boolean> {
  const timeout = abortedAfter(DEADLINE_MS);
  const next = (await abortable(fetchPublicApps(), timeout)).apps[name];
  if (!next || next.version === app.version) return false;
  const paths = new Set(next.routes.map(({ path }) => path));
  if (next.notFor?.includes(shell ?? '') || !app.routes.every(({ path }) => paths.has(path))) {
    reloadWithInput(area);
    return new Promise(() => undefined);
  }
  const [hash] = next.integrity ?? [];
  if (hash) await abortable(checkScripts(`/apps/${name}/${next.version}/integrity.json`, hash), timeout);
  // Further URLs were not checked: with the hash of another map they fail, and after them the page is loaded again.
  Object.assign(app, next, { channel: next.channel, integrity: hash && ['', hash] });
  return true;
}

/**
 * Loads all scripts of a version with their integrity, so that imports find these and no others. The page's policy
 * allows only the import maps of its own time, and none for a later version.
 */
async function checkScripts(address: string, hash: string): Promise<void> {
  const answer = await fetch(address, { integrity: hash });
  const { integrity } = (await answer.json()) as { integrity: Readonly<Record<string, string>> };
  const link = document.createElement('link');
  // Such browsers check no integrity of imports either.
  if (!link.relList.supports('modulepreload')) return;
  await Promise.all(
    Object.entries(integrity).map(
      ([href, hashOfScript]) =>
        new Promise((done, fail) => {
          const preload = { rel: 'modulepreload', href, integrity: hashOfScript, onload: done };
          const onerror = () => fail(new Error(`${href} could not be loaded as it was deployed`));
          document.head.append(Object.assign(document.createElement('link'), preload, { onerror }));
        }),
    ),
  );
}
