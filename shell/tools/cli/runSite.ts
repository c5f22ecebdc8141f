import { openSiteStore } from '../../release/site/openSiteStore';
import { Refusal } from '../../workspace/refusal';
import { readSiteSettings } from '../../workspace/settings';
import { endPreviewVerb, pinVerb, promoteVerb, unpinVerb } from './verbs/canary';
import { composeVerb } from './verbs/compose';
import { deployVerb } from './verbs/deploy';
import { doctorVerb } from './verbs/doctor';
import { listVerb } from './verbs/list';
import { pruneVerb } from './verbs/prune';
import { rollbackVerb } from './verbs/rollback';
import { serveVerb } from './verbs/serve';
import { undeployVerb } from './verbs/undeploy';
import type { Verb } from './verbs/verb';
import { verifyVerb } from './verbs/verify';

const VERBS: Readonly<Record<string, Verb>> = {
  deploy: deployVerb,
  verify: verifyVerb,
  promote: promoteVerb,
  rollback: rollbackVerb,
  pin: pinVerb,
  unpin: unpinVerb,
  'end-preview': endPreviewVerb,
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

/**
 * Runs `npm run site -- …`.
 * @param args the verb and its arguments
 * @throws Refusal, or an error with one readable line, when it fails
 */
export async function runSite(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const [name = '', ...more] = args;
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) throw new Refusal(USAGE);
  const settings = readSiteSettings(env);
  await verb.run({ store: await openSiteStore(settings), settings, args: more });
}
