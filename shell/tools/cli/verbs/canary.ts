import { endPreview, pin, promote, unpin } from '../../../release/deploy/canary';
import type { SiteStore } from '../../../release/site/store';
import type { DeployResult, DeploySettings } from '../../../release/deploy/changeSite';
import { Refusal } from '../../../workspace/refusal';
import { sendChange, SITE } from './sendChange';
import { readArguments, report, type Verb } from './verb';

type Change = (store: SiteStore, app: string, settings: DeploySettings) => Promise<DeployResult>;

interface OneName {
  readonly what: 'app' | 'preview';
  readonly name: string;
  readonly does: string;
  readonly change: Change;
  /** Its name at a site on another machine; undefined where it is not possible there. */
  readonly act?: 'promote';
}

/** Returns a verb that takes one name. */
const ofOne = ({ what, name, does, change, act }: OneName): Verb => ({
  usage: `${`${name} <${what}>`.padEnd(17)} ${does}`,
  async run({ store, settings, args }) {
    const { positionals, values } = readArguments(args, { reason: { type: 'string' }, ...SITE });
    const [app, ...more] = positionals;
    if (!app || more.length > 0)
      throw new Refusal(`Name one ${what}: npm run site -- ${name} ${EXAMPLES[what]}`);
    const { reason, site } = values;
    if (site !== undefined && !act) throw new Refusal(`${name} works on the machine of the site only`);
    if (site !== undefined && act) return sendChange(settings, { site, app, act, query: { reason } });
    report(await change(store, app, { ...settings, reason }));
  },
});

const EXAMPLES = { app: 'mf-donate', preview: 'new-form' } as const;

export const promoteVerb = ofOne({
  what: 'app',
  name: 'promote',
  does: `make the canary of an app its current version, for all visitors; rollback ends a canary;
                    --site URL as for rollback`,
  change: promote,
  act: 'promote',
});
export const pinVerb = ofOne({
  what: 'app',
  name: 'pin',
  does: 'keep an app at its current version: deploys and rollbacks of it are refused',
  change: pin,
});
export const unpinVerb = ofOne({
  what: 'app',
  name: 'unpin',
  does: 'let a pinned app change again',
  change: unpin,
});
export const endPreviewVerb = ofOne({
  what: 'preview',
  name: 'end-preview',
  does: 'end a preview before its time',
  change: endPreview,
});
