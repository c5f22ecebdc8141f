import { globalEffects } from '../../../release/deploy/effects/globalEffects';
import { changedFiles } from '../../../release/policy/checkIntegrity';
import { problemsOf } from '../../../release/site/compatibility';
import { readDocuments } from '../../../release/site/documents';
import { appFolder, type Release } from '../../../release/site/registry';
import type { SiteStore } from '../../../release/site/store';
import { Refusal } from '../../../workspace/refusal';
import { readOptions, type Verb } from './verb';

export const doctorVerb: Verb = {
  usage: `doctor            check that every deployed app has what it imports and changes no other part of the page, and
                    that no file of a current, previous, canary or preview version has changed`,
  async run({ store, args }) {
    readOptions(args, {});
    const registry = await store.registry();
    const apps = Object.values(registry.apps);
    const tried = [registry.canaries, registry.previews].flatMap((variants) =>
      Object.values(variants ?? {}).map(({ release }) => release),
    );
    const shown = [...apps.map(({ current }) => current), ...tried];
    const releases = [...shown, ...apps.flatMap(({ previous }) => previous ?? [])];
    const changed = await Promise.all(releases.map((release) => changedFiles(store, release)));
    const effects = await effectsOf(
      store,
      shown.filter(({ manifest }) => manifest.name !== 'shell'),
    );
    for (const { line } of effects.filter(({ isRefused }) => !isRefused))
      console.log(`For information: ${line}`);
    const problems = [
      ...problemsOf(registry, await readDocuments(store, registry)),
      ...changed.flat(),
      ...effects.filter(({ isRefused }) => isRefused).map(({ line }) => line),
    ];
    if (problems.length > 0) throw new Refusal(problems.join('\n'));
    console.log('Every deployed app has what it imports, and no deployed file has changed');
    if (!registry.api)
      console.log('The API was not compared, because none is recorded: npm run site -- deploy backend');
  },
};

/** Returns one line for each effect of a remote on the whole page. */
async function effectsOf(store: SiteStore, remotes: readonly Release[]) {
  const found = remotes.map(async ({ manifest: { name }, version }) => {
    const effects = await globalEffects(await store.localFolder(appFolder(name, version)));
    return effects.map(({ file, what, isRefused }) => ({
      line: `${name} ${version}: ${file} ${what}`,
      isRefused,
    }));
  });
  return (await Promise.all(found)).flat();
}
