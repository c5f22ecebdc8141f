import { livePreviews } from '../../../release/site/preview';
import { historySince, versionsOf } from '../../../release/site/versionHistory';
import { readOptions, type Verb } from './verb';

export const listVerb: Verb = {
  usage: 'list              list all stored versions of each app: which is current, since when and by whom',
  async run({ store, args }) {
    readOptions(args, {});
    const registry = await store.registry();
    const history = await historySince(store, registry);
    console.log(`revision ${registry.revision}`);
    for (const [app, versions] of versionsOf(history)) {
      for (const [nth, { version, state, since, by }] of versions.entries()) {
        const name = (nth === 0 ? app : '').padEnd(16);
        console.log(`${name} ${version}  ${state.padEnd(8)}  ${since}${by ? `  by ${by}` : ''}`);
      }
    }
    for (const [app, { percent }] of Object.entries(registry.canaries ?? {}))
      console.log(`${app}: its canary is for ${percent} % of visitors`);
    for (const { name, release, by, expiresAt } of livePreviews(registry, new Date()))
      console.log(
        `preview ${name} of ${release.manifest.name} ${release.version}${by ? ` by ${by}` : ''} until ${expiresAt}`,
      );
    for (const [app, { by, at }] of Object.entries(registry.pins ?? {}))
      console.log(`${app} was pinned${by ? ` by ${by}` : ''} at ${at}`);
    for (const { registry: past } of history)
      for (const line of past.despiteOpenTabs ?? [])
        console.log(`revision ${past.revision}${past.by ? ` by ${past.by}` : ''} despite open tabs: ${line}`);
  },
};
