import { getInstance } from '@module-federation/runtime';

/** The version in the URL of a deployed file; `~N/` may follow it. */
const VERSION = /\/apps\/[^/]+\/([0-9a-f]{12})\//;

/**
 * Returns the app that the page shows and its shell, each with the version of its code: `mf-mate@… shell@…`. Code from
 * source has no version and is left out.
 * @param url of the shell's own code
 */
export function callerOf(url = import.meta.url): string {
  const name = document.querySelector<HTMLElement>('main [data-app]')?.dataset['app'];
  const remote = getInstance()?.options.remotes.find((each) => each.name === name?.replaceAll('-', '_'));
  const entry = remote && 'entry' in remote ? remote.entry : '';
  return [
    [name, VERSION.exec(entry)?.[1]],
    ['shell', VERSION.exec(url)?.[1]],
  ]
    .filter(([, version]) => version)
    .map((each) => each.join('@'))
    .join(' ');
}
