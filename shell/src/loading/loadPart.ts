import { importChunk } from '@school/shared';
import type { OfferedPart } from '@school/shared/contract';
import type { AppSource } from './registry';
import type { appBase, Remotes } from './remotes';

interface Loading {
  readonly apps: Pick<AppSource, 'get' | 'settled'>;
  readonly remotes: Pick<Remotes, 'load'>;
  /** Given, because an import would split the start of the shell into more files. */
  readonly baseOf: typeof appBase;
}

/** Loads a part that an app offers. Rejects like the loading of the app, and when the app offers no such part. */
export async function loadPart(
  name: string,
  part: string,
  { apps, remotes, baseOf }: Loading,
): Promise<OfferedPart> {
  // At first a page knows only its own app.
  if (!apps.get().table[name]) await apps.settled;
  const { parts } = await remotes.load(name);
  const app = apps.get().table[name];
  const loader = parts?.[part];
  if (!loader || !app) throw new Error(`${name} offers no ${part}`);
  return { part: await importChunk(part, loader), base: baseOf(name, app) };
}
