import type { Env } from './envSchema';

/** Where payments are taken, and what proves who is who there. */
export interface PaymentSettings {
  provider: 'local' | 'flutterwave';
  /** What the browser's checkout is given. */
  publicKey: string;
  secretKey: string;
  /** What the webhook's `verif-hash` must say; while there is none, the webhook refuses everything. */
  webhookHash: string | undefined;
  /** What it said before, and may say until these are retired. */
  formerWebhookHashes?: readonly string[] | undefined;
  /** Where its REST interface answers. */
  apiOrigin: string;
  /** Where the browser gets `FlutterwaveCheckout` from. */
  scriptUrl: string;
}

const keys = ['FLUTTERWAVE_PUBLIC_KEY', 'FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_HASH'] as const;
const addresses = ['FLUTTERWAVE_API_ORIGIN', 'FLUTTERWAVE_SCRIPT_URL'] as const;

/** What the local checkout is asked with; it moves no money and listens on this machine alone. */
const localKeys = {
  publicKey: 'FLWPUBK_TEST-local-checkout-X',
  secretKey: 'FLWSECK_TEST-local-checkout-X',
  webhookHash: 'local-checkout-hash',
};

/** The address under which a browser and the API reach the checkout on this machine. */
const localCheckoutOrigin = (port: number) => `http://localhost:${port}`;

const isReal = (env: Env) => env.FLUTTERWAVE_SECRET_KEY !== undefined;

export function paymentSettingsOf(env: Env): PaymentSettings {
  const { FLUTTERWAVE_PUBLIC_KEY: publicKey, FLUTTERWAVE_SECRET_KEY: secretKey } = env;
  if (publicKey === undefined || secretKey === undefined) {
    const origin = localCheckoutOrigin(env.CHECKOUT_PORT);
    return { provider: 'local', ...localKeys, apiOrigin: origin, scriptUrl: `${origin}/v3.js` };
  }
  return {
    provider: 'flutterwave',
    publicKey,
    secretKey,
    webhookHash: env.FLUTTERWAVE_WEBHOOK_HASH,
    formerWebhookHashes: env.FLUTTERWAVE_FORMER_WEBHOOK_HASHES,
    apiOrigin: env.FLUTTERWAVE_API_ORIGIN ?? 'https://api.flutterwave.com',
    scriptUrl: env.FLUTTERWAVE_SCRIPT_URL ?? 'https://checkout.flutterwave.com/v3.js',
  };
}

/** The port of the local checkout, unless a real one is configured. */
export const checkoutPortOf = (env: Env) => (isReal(env) ? undefined : env.CHECKOUT_PORT);

/** What is wrong with the variables of the payment service, taken together. */
export function paymentProblems(env: Env, isThisMachine: boolean): string[] {
  const given = keys.filter((name) => env[name] !== undefined);
  const missing = keys.filter((name) => env[name] === undefined);
  if (given.length > 0 && missing.length > 0) {
    return missing.map((name) => `${name} is needed beside ${given.join(' and ')}`);
  }
  if (given.length === 0) return problemsOfLocal(env, isThisMachine);
  if (env.NODE_ENV !== 'production') return [];
  return addresses
    .filter((name) => env[name]?.startsWith('http:'))
    .map((name) => `${name} must be https:// in production`);
}

function problemsOfLocal(env: Env, isThisMachine: boolean): string[] {
  const needed = `${keys.join(', ')} are needed`;
  const alone = [...addresses, 'FLUTTERWAVE_FORMER_WEBHOOK_HASHES' as const]
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name} is of use beside ${keys.join(', ')} alone`);
  if (env.NODE_ENV === 'production') {
    return [...alone, `${needed} in production, where the local checkout does not run`];
  }
  if (isThisMachine) return alone;
  return [...alone, `${needed} when SITE_ORIGIN is not this machine: the local checkout takes no money`];
}
