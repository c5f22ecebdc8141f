import type { Env } from './envSchema';

/** The payment service and the keys for it. */
export interface PaymentSettings {
  provider: 'local' | 'flutterwave';
  /** The key of the browser's checkout. */
  publicKey: string;
  secretKey: string;
  /** The expected `verif-hash` of webhooks; without one, the webhook refuses everything. */
  webhookHash: string | undefined;
  /** Former values, accepted until they are retired. */
  formerWebhookHashes?: readonly string[] | undefined;
  /** Origin of its REST interface. */
  apiOrigin: string;
  /** Address of the script that defines `FlutterwaveCheckout`. */
  scriptUrl: string;
}

const keys = ['FLUTTERWAVE_PUBLIC_KEY', 'FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_HASH'] as const;
const addresses = ['FLUTTERWAVE_API_ORIGIN', 'FLUTTERWAVE_SCRIPT_URL'] as const;

/** Keys of the local checkout, which moves no money and listens only on this machine. */
const localKeys = {
  publicKey: 'FLWPUBK_TEST-local-checkout-X',
  secretKey: 'FLWSECK_TEST-local-checkout-X',
  webhookHash: 'local-checkout-hash',
};

/** Returns the origin of the local checkout for browser and API. */
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

/** Returns the port of the local checkout; undefined when a real one is configured. */
export const checkoutPortOf = (env: Env) => (isReal(env) ? undefined : env.CHECKOUT_PORT);

/** Returns the contradictions between the variables of the payment service. */
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
