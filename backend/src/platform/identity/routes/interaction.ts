import { email as emailSchema, personName } from '@school/shared/schemas/common';
import type { Provider } from 'oidc-provider';
import { checkPassword } from '../store/checkPassword';
import type { IdentityDeps } from '../store/identityDeps';
import { methods } from '../store/signInMethods';
import { googlePage } from '../pages/googlePage';
import { loginPage } from '../pages/loginPage';
import { addressOf } from './addressOf';
import { field, readBody } from './body';
import { sendPage } from './sendPage';
import type { Context, Handler } from './route';

/** Shows the sign-in page: Google's chooser, or the hosted form. */
export const showInteraction: Handler = async (ctx, deps, provider) => {
  const { uid, params } = await provider.interactionDetails(ctx.req, ctx.res);
  const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : '';
  const google = params['connection'] === deps.auth.connections.google;
  sendPage(ctx, deps, google ? googlePage(uid, choosable(deps)) : loginPage(uid, hint));
};

export const submitInteraction: Handler = async (ctx, deps, provider) => {
  const { uid } = await provider.interactionDetails(ctx.req, ctx.res);
  const body = await readBody(ctx.req);
  switch (field(body, 'action')) {
    case 'password':
      return byPassword(ctx, deps, provider, uid, field(body, 'email'), field(body, 'password'));
    case 'choose':
      return byGoogle(ctx, deps, provider, uid, deps.accounts.byId(field(body, 'account'))?.id);
    case 'other':
      return byGoogle(ctx, deps, provider, uid, await otherAccount(deps, body));
    default:
      return finish(ctx, provider, {
        error: 'access_denied',
        error_description: 'The user has denied the request',
      });
  }
};

async function byPassword(
  ctx: Context,
  deps: IdentityDeps,
  provider: Provider,
  uid: string,
  email: string,
  password: string,
): Promise<void> {
  const outcome = await checkPassword(deps, { email, address: addressOf(ctx, deps) }, password);
  if ('refusal' in outcome) {
    return sendPage(ctx, deps, loginPage(uid, email, outcome.refusal.error_description), 403);
  }
  return finish(ctx, provider, { login: { accountId: outcome.account.id, amr: [methods.password] } });
}

async function byGoogle(
  ctx: Context,
  deps: IdentityDeps,
  provider: Provider,
  uid: string,
  accountId: string | undefined,
): Promise<void> {
  if (!accountId) {
    return sendPage(ctx, deps, googlePage(uid, choosable(deps), 'Please enter a name and an email.'), 422);
  }
  return finish(ctx, provider, { login: { accountId, amr: [methods.google] } });
}

/** Returns the account of an address and creates it if missing: Google vouches for the address. */
async function otherAccount({ accounts }: IdentityDeps, body: Record<string, unknown>) {
  const email = emailSchema.safeParse(field(body, 'email'));
  const name = personName.safeParse(field(body, 'name'));
  if (!email.success || !name.success) return undefined;
  const existing = accounts.byEmail(email.data);
  return (existing ?? (await accounts.add({ name: name.data, email: email.data }))).id;
}

/** Only the form shows that an account is blocked. */
const choosable = ({ accounts }: IdentityDeps) => accounts.all().filter(({ blocked }) => !blocked);

type Result = Parameters<Provider['interactionFinished']>[2];

async function finish(ctx: Context, provider: Provider, result: Result): Promise<void> {
  ctx.respond = false;
  await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
}
