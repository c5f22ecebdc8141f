import { folderStore } from '../site/folderStore';
import { Refusal } from '../workspace/refusal';
import { readSiteSettings } from '../workspace/settings';
import { command } from './command';
import { composeVerb } from './verbs/compose';
import { deployVerb } from './verbs/deploy';
import { doctorVerb } from './verbs/doctor';
import { listVerb } from './verbs/list';
import { pruneVerb } from './verbs/prune';
import { rollbackVerb } from './verbs/rollback';
import { serveVerb } from './verbs/serve';
import { undeployVerb } from './verbs/undeploy';
import type { Verb } from './verbs/verb';

const VERBS: Readonly<Record<string, Verb>> = {
  deploy: deployVerb,
  rollback: rollbackVerb,
  undeploy: undeployVerb,
  prune: pruneVerb,
  compose: composeVerb,
  list: listVerb,
  doctor: doctorVerb,
  serve: serveVerb,
};

const USAGE = `npm run site -- …\n${Object.values(VERBS)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}`;

// npm run site -- VERB: changes, shows or serves what is deployed.
await command(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) throw new Refusal(USAGE);
  const settings = readSiteSettings(process.env);
  await verb.run({ store: folderStore(settings.siteDir), settings, args });
});
