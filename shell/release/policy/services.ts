import { z } from 'zod';

/** The hosts other than the site's own that its pages work with. */
export interface Services {
  /** Where people sign in: asked by scripts, and by a hidden frame. */
  readonly identity: string;
  /** Where pictures of people who signed in come from. */
  readonly pictures: readonly string[];
  /** The one script of the payment service, as a whole address. */
  readonly checkoutScript: string;
  /** Where the frame that this script opens comes from. */
  readonly checkoutFrames: readonly string[];
  /** Values of style attributes that this script gives to its frame. */
  readonly checkoutStyles: readonly string[];
}

/** As much of `/api/config` as names a host. */
const configSchema = z.object({
  auth: z.object({ mode: z.enum(['local', 'auth0']), domain: z.string().min(1) }),
  payments: z.object({ provider: z.enum(['local', 'flutterwave']), scriptUrl: z.url() }),
});

/** Auth0 names Google's pictures, and for passwords Gravatar's, which lead on to a host of WordPress's. */
const AUTH0_PICTURES = ['https://lh3.googleusercontent.com', 'https://s.gravatar.com', 'https://*.wp.com'];
/** The host of the frame that Flutterwave's script opens, which is not the script's own. */
const FLUTTERWAVE_FRAME = 'https://checkout-v3-ui-prod.f4b-flutterwave.com';
/** As `flutterwave-react-v3` writes it for its own frame. */
const FLUTTERWAVE_STYLE =
  'position:fixed;top:0;left:0;z-index:-1;border:none;opacity:0;pointer-events:none;width:100%;height:100%;';

/** Reads the hosts out of the API's public configuration. @throws ZodError when it is none */
export function servicesOf(config: unknown): Services {
  const { auth, payments } = configSchema.parse(config);
  const isReal = payments.provider === 'flutterwave';
  return {
    identity: new URL(auth.domain.startsWith('http') ? auth.domain : `https://${auth.domain}`).origin,
    pictures: auth.mode === 'auth0' ? AUTH0_PICTURES : [],
    checkoutScript: payments.scriptUrl,
    checkoutFrames: [new URL(payments.scriptUrl).origin, ...(isReal ? [FLUTTERWAVE_FRAME] : [])],
    checkoutStyles: isReal ? [FLUTTERWAVE_STYLE] : [],
  };
}

/** What is known is asked for again after this time. Milliseconds. */
const KNOWN_FOR_MS = 60_000;
/** After a failure it is asked for again no sooner. Milliseconds. */
const RETRY_AFTER_MS = 5_000;
/** A page waits no longer for what is not known yet. Milliseconds. */
const ANSWER_WITHIN_MS = 1_500;

/** Gives the services in use, or nothing while they were never known. */
export type ServiceSource = () => Promise<Services | undefined>;

/**
 * Asks the API which services are in use, since it is what is set up with them. What was known stays in force while
 * the API is away; only the first page waits.
 * @param api origin of the API, without a trailing slash
 */
export function askForServices(api: string, now: () => number = Date.now): ServiceSource {
  let known: Services | undefined;
  let nextAt = 0;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const answer = await fetch(`${api}/api/config`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      known = servicesOf(await answer.json());
      nextAt = now() + KNOWN_FOR_MS;
    } catch {
      // Whatever is wrong with the API, its own log says so; pages go on with what they had.
      nextAt = now() + RETRY_AFTER_MS;
    }
    asking = undefined;
  }

  return async () => {
    if (now() >= nextAt) asking ??= ask();
    if (!known) await asking;
    return known;
  };
}
