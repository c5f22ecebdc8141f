import { userInfo } from 'node:os';
import { z } from 'zod';
import { Refusal } from './refusal';

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port from 1 to 65535')
  .transform(Number)
  .refine((value) => value > 0 && value <= 65_535, 'must be a port from 1 to 65535');

const settingsSchema = z
  .object({
    /** The port of the site. */
    SITE_PORT: port.default(4000),
    /** The name or address that the site listens on; `0.0.0.0` means all of this machine's. */
    SITE_HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address such as 0.0.0.0')
      .default('localhost'),
    /** The site's public origin; by default this machine's. */
    SITE_ORIGIN: z
      .url({ protocol: /^https?$/, error: 'must be an origin such as https://school.example' })
      .optional(),
    /** The folder of the site store; with a bucket, the folder in which its objects are kept at hand. */
    SITE_DIR: z.string().min(1).default('.site'),
    /** The bucket of the site store instead of a folder: of S3, or of a service that takes conditional writes. */
    SITE_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    SITE_BUCKET_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-west-1')
      .default('us-east-1'),
    /** Origin of a compatible service; by default Amazon. */
    SITE_BUCKET_ENDPOINT: z
      .string()
      .refine(isOrigin, 'must be an origin such as http://storage.internal:9000')
      .optional(),
    /** The port of the API on this machine. */
    API_PORT: port.default(4001),
    /** The port of the local identity service, which replaces Auth0. */
    IDENTITY_PORT: port.default(4010),
    /** The port of the local checkout, which replaces Flutterwave. */
    CHECKOUT_PORT: port.default(4020),
    /** The person who deploys, for the history; by default this machine's user. */
    SITE_DEPLOYER: z.string().trim().min(1).max(100).optional(),
    /** The token with which this machine changes an app of a site elsewhere. */
    SITE_DEPLOY_TOKEN: z.string().min(1).optional(),
    /** Who may change which app by requests to the site, such as `mf-donate=TOKEN,mf-mate=TOKEN`; nobody by default. */
    SITE_DEPLOY_TOKENS: z
      .string()
      .regex(
        /^mf-[a-z0-9-]+=[\w-]{32,200}(,mf-[a-z0-9-]+=[\w-]{32,200})*$/,
        'must be remotes with tokens of at least 32 letters and digits, such as mf-donate=TOKEN,mf-mate=TOKEN',
      )
      .optional(),
    /** How long a visitor's tab may stay open. Days; deploys must not break it, and prune keeps its files. */
    SITE_TAB_DAYS: z
      .string()
      .regex(/^\d{1,3}$/, 'must be a number of days from 0 to 999')
      .default('7')
      .transform(Number),
    /** Where `site serve` sends traces and metrics: the base address of an OTLP collector. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .string()
      .refine(isOrigin, 'must be an origin such as http://collector:4318')
      .optional(),
    /** Without a collector: the port on which Prometheus reads the metrics of `site serve`. */
    SITE_METRICS_PORT: port.optional(),
    /** Where `site serve` finds the API; by default on this machine. */
    API_ORIGIN: z.string().refine(isOrigin, 'must be an origin such as http://api.internal:4001').optional(),
  })
  .transform((env) => ({
    sitePort: env.SITE_PORT,
    siteHost: env.SITE_HOST,
    origin: env.SITE_ORIGIN ? new URL(env.SITE_ORIGIN).origin : `http://localhost:${env.SITE_PORT}`,
    siteDir: env.SITE_DIR,
    bucket:
      env.SITE_BUCKET === undefined
        ? undefined
        : { bucket: env.SITE_BUCKET, region: env.SITE_BUCKET_REGION, endpoint: env.SITE_BUCKET_ENDPOINT },
    by: env.SITE_DEPLOYER ?? userName(),
    tabDays: env.SITE_TAB_DAYS,
    deployToken: env.SITE_DEPLOY_TOKEN,
    deployTokens: tokensOf(env.SITE_DEPLOY_TOKENS),
    telemetry: {
      otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      metricsPort: env.SITE_METRICS_PORT,
      metricsHost: env.SITE_HOST,
    },
    apiPort: env.API_PORT,
    identityPort: env.IDENTITY_PORT,
    checkoutPort: env.CHECKOUT_PORT,
    apiOrigin: env.API_ORIGIN ?? localApi(env.API_PORT),
  }));

export type SiteSettings = z.infer<typeof settingsSchema>;

/** Variables whose values are not printed. */
const SECRET = /TOKEN/;

const KNOWN = new Set([
  'SITE_PORT',
  'SITE_HOST',
  'SITE_ORIGIN',
  'SITE_DIR',
  'SITE_DEPLOYER',
  'SITE_DEPLOY_TOKEN',
  'SITE_DEPLOY_TOKENS',
  'SITE_TAB_DAYS',
  'SITE_METRICS_PORT',
  'SITE_BUCKET',
  'SITE_BUCKET_REGION',
  'SITE_BUCKET_ENDPOINT',
  'API_PORT',
  'API_ORIGIN',
]);

/** Reads the site's environment variables. @throws Refusal that lists each invalid one */
export function readSiteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const unknown = Object.keys(env).filter((name) => name.startsWith('SITE_') && !KNOWN.has(name));
  const parsed = settingsSchema.safeParse(env);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) =>
        SECRET.test(path.join('.'))
          ? `${path.join('.')} ${message}`
          : `${path.join('.')} ${message} (it is "${env[String(path[0])]}")`,
      );
  const same = parsed.data && parsed.data.sitePort === parsed.data.apiPort;
  const problems = [
    ...wrong,
    ...unknown.map((name) => `${name} is not a variable of the site`),
    ...(same ? ['SITE_PORT and API_PORT are the same port'] : []),
  ];
  if (!parsed.success || problems.length > 0)
    throw new Refusal(`Invalid environment: ${problems.join('; ')}`);
  return parsed.data;
}

/** Returns the tokens by the app that they may change. */
function tokensOf(given: string | undefined): ReadonlyMap<string, string> {
  const pairs = (given?.split(',') ?? []).map((pair) => pair.split('=') as [string, string]);
  return new Map(pairs);
}

/** Returns the user name on this machine; a container may have none. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** Returns the origin of a local API. */
export function localApi(apiPort: number): string {
  return `http://127.0.0.1:${apiPort}`;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\//.test(value) && new URL(value).origin === value;
}
