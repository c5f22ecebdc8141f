import { z } from 'zod';

/** The external hosts that the site's pages use. */
export interface Services {
  /** The sign-in service, used by scripts and a hidden frame. */
  readonly identity: string;
  /** Hosts of signed-in people's pictures. */
  readonly pictures: readonly string[];
  /** The URL of the payment service's only script. */
  readonly checkoutScript: string;
  /** The hosts of the frame that this script opens. */
  readonly checkoutFrames: readonly string[];
  /** The hosts of the payment service's own pages, to which the answer to a form may lead. */
  readonly checkoutPages: readonly string[];
  /** Style attributes that this script sets on its frame. */
  readonly checkoutStyles: readonly string[];
}

/** The part of `/api/config` that contains hosts. */
const configSchema = z.object({
  auth: z.object({ mode: z.enum(['local', 'auth0']), domain: z.string().min(1) }),
  payments: z.object({ provider: z.enum(['local', 'flutterwave']), scriptUrl: z.url() }),
});

/** Auth0 uses Google's pictures and, for passwords, Gravatar's, which redirect to a host of WordPress. */
const AUTH0_PICTURES = ['https://lh3.googleusercontent.com', 'https://s.gravatar.com', 'https://*.wp.com'];
/** The host of the frame that Flutterwave's script opens, which differs from the script's. */
const FLUTTERWAVE_FRAME = 'https://checkout-v3-ui-prod.f4b-flutterwave.com';
/** The host of the page on which a request to a phone goes on differs from that of other payments. */
const FLUTTERWAVE_PAGES = 'https://*.flutterwave.com';
/** As `flutterwave-react-v3` writes it for its own frame. */
const FLUTTERWAVE_STYLE =
  'position:fixed;top:0;left:0;z-index:-1;border:none;opacity:0;pointer-events:none;width:100%;height:100%;';

/** Reads the hosts from the API's public configuration. @throws ZodError when it is invalid */
export function servicesOf(config: unknown): Services {
  const { auth, payments } = configSchema.parse(config);
  const isReal = payments.provider === 'flutterwave';
  const checkoutFrames = [new URL(payments.scriptUrl).origin, ...(isReal ? [FLUTTERWAVE_FRAME] : [])];
  return {
    identity: new URL(auth.domain.startsWith('http') ? auth.domain : `https://${auth.domain}`).origin,
    pictures: auth.mode === 'auth0' ? AUTH0_PICTURES : [],
    checkoutScript: payments.scriptUrl,
    checkoutFrames,
    checkoutPages: [...checkoutFrames, ...(isReal ? [FLUTTERWAVE_PAGES] : [])],
    checkoutStyles: isReal ? [FLUTTERWAVE_STYLE] : [],
  };
}

/** How long a result is valid. Milliseconds. */
const KNOWN_FOR_MS = 60_000;
/** The minimum wait after a failure. Milliseconds. */
const RETRY_AFTER_MS = 5_000;
/** The longest that a page waits for the first result. Milliseconds. */
const ANSWER_WITHIN_MS = 1_500;

/** Returns the configured services; undefined until they were first fetched. */
export type ServiceSource = () => Promise<Services | undefined>;

/**
 * Fetches the configured services from the API and caches them. The last result stays valid while the API is
 * unavailable, and only the first page waits.
 * @param api origin of the API, without a trailing slash
 */
export function askForServices(api: string, now: () => number = Date.now): ServiceSource {
  let cached: Services | undefined;
  let nextAt = 0;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const answer = await fetch(`${api}/api/config`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      cached = servicesOf(await answer.json());
      nextAt = now() + KNOWN_FOR_MS;
    } catch {
      // The API logs its own errors; pages continue with the last result.
      nextAt = now() + RETRY_AFTER_MS;
    }
    asking = undefined;
  }

  return async () => {
    if (now() >= nextAt) asking ??= ask();
    if (!cached) await asking;
    return cached;
  };
}
