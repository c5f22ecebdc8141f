import { rollBack } from '../../../release/deploy/rollBack';
import { Refusal } from '../../../workspace/refusal';
import { sendChange, SITE } from './sendChange';
import { DESPITE, readArguments, report, type Verb } from './verb';

export const rollbackVerb: Verb = {
  usage: `rollback <app>    restore the previous version of an app (backend: of the API document), or an undeployed app;
                    ends the canary of an app that has one; --to VERSION restores any stored one;
                    --reason TEXT is kept in the history; --despite-open-tabs as for deploy;
                    --site URL changes a site on another machine, with the token in SITE_DEPLOY_TOKEN`,
  async run({ store, settings, args }) {
    const { positionals, values } = readArguments(args, {
      to: { type: 'string' },
      reason: { type: 'string' },
      ...SITE,
      ...DESPITE,
    });
    const [app, ...more] = positionals;
    if (!app || more.length > 0) throw new Refusal('Name one app: npm run site -- rollback mf-donate');
    const { to, reason, site, 'despite-open-tabs': despiteOpenTabs } = values;
    if (site !== undefined) {
      const query = { to, reason, 'despite-open-tabs': despiteOpenTabs ? 'yes' : undefined };
      return sendChange(settings, { site, app, act: 'rollback', query });
    }
    report(await rollBack(store, app, { ...settings, reason, despiteOpenTabs }, to));
  },
};
