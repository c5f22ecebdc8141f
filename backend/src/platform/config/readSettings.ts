import { StartError } from '../core/startError';
import { envSchema, type Env } from './envSchema';
import { bucketProblems } from './fileSettings';
import { googleWalletProblems } from './googleWalletSettings';
import { mailingListProblems } from './mailingListSettings';
import { passProblems } from './passSettings';
import { paymentProblems } from './paymentSettings';
import { isThisMachine, settingsOf, type Settings } from './settings';
import { textMessageProblems } from './textMessageSettings';

/** Unknown names with these prefixes are reported as typing errors. */
const ownPrefixes = [
  'SCHOOL_',
  'FLUTTERWAVE_',
  'MAILCHIMP_',
  'APPLE_PASS_',
  'GOOGLE_WALLET_',
  'TWILIO_',
  'S3_',
];

/** Values that may contain a password and are therefore left out of messages. */
const unspoken = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'SCHOOL_SECRET',
  'SCHOOL_FORMER_SECRETS',
  'FLUTTERWAVE_SECRET_KEY',
  'FLUTTERWAVE_WEBHOOK_HASH',
  'FLUTTERWAVE_FORMER_WEBHOOK_HASHES',
  'MAILCHIMP_API_KEY',
  'APPLE_PASS_CERTIFICATE',
  'APPLE_PASS_KEY',
  'APPLE_PASS_AUTHORITY',
  'GOOGLE_WALLET_KEY',
  'TWILIO_AUTH_TOKEN',
  'S3_SECRET_ACCESS_KEY',
]);

/**
 * Parses the environment.
 * @throws StartError that lists every wrong variable in one line
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined));
  const parsed = envSchema.safeParse(given);
  const problems = [
    ...(parsed.success ? problemsTogether(parsed.data, given) : problemsOf(parsed.error.issues, given)),
    ...(parsed.success ? paymentProblems(parsed.data, parsed.data.SITE_ORIGIN.every(isLoopback)) : []),
    ...(parsed.success ? mailingListProblems(parsed.data) : []),
    ...(parsed.success ? passProblems(parsed.data) : []),
    ...(parsed.success ? googleWalletProblems(parsed.data) : []),
    ...(parsed.success ? textMessageProblems(parsed.data) : []),
    ...(parsed.success ? bucketProblems(parsed.data) : []),
    ...unknownOwn(given),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new StartError(`Cannot start, the environment is wrong: ${problems.join('; ')}`);
  }
  return settingsOf(parsed.data);
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

function problemsOf(issues: Issue[], given: Record<string, string | undefined>): string[] {
  return issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = unspoken.has(name) ? '' : ` (it is "${given[name] ?? ''}")`;
    return `${name} ${message}${value}`;
  });
}

function unknownOwn(given: Record<string, string | undefined>): string[] {
  return Object.keys(given)
    .filter(
      (name) =>
        ownPrefixes.some((prefix) => name.startsWith(prefix)) && !Object.hasOwn(envSchema.shape, name),
    )
    .map((name) => `${name} is not a variable that the backend knows`);
}

/** Returns the contradictions between variables that are valid by themselves. */
function problemsTogether(env: Env, given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if (env.SCHOOL_PROCESS !== 'all' && !env.DATABASE_URL)
    problems.push('DATABASE_URL is needed beside SCHOOL_PROCESS: the embedded database has one process');
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (env[name] && !env.DATABASE_URL) problems.push(`DATABASE_URL is needed beside ${name}`);
  const real = env.AUTH0_DOMAIN !== undefined && !env.AUTH0_DOMAIN.startsWith('http:');
  if (real && !env.AUTH0_CLIENT_ID) problems.push('AUTH0_CLIENT_ID is needed beside AUTH0_DOMAIN');
  if (real && !env.AUTH0_AUDIENCE) problems.push('AUTH0_AUDIENCE is needed beside AUTH0_DOMAIN');
  if (env.NODE_ENV !== 'production') {
    if (!real && !env.SITE_ORIGIN.every(isLoopback)) {
      problems.push(
        'AUTH0_DOMAIN is needed when SITE_ORIGIN is not this machine: the accounts of the local identity provider are known to everybody',
      );
    }
    return problems;
  }
  if (!real) {
    problems.push('AUTH0_DOMAIN is needed in production, where the local identity provider does not run');
  }
  for (const name of ['SCHOOL_SECRET', 'SMTP_URL', 'SCHOOL_MAIL_FROM', 'SCHOOL_STAFF_EMAIL']) {
    if (!given[name]) problems.push(`${name} is needed in production`);
  }
  if (!given['SITE_ORIGIN'] || env.SITE_ORIGIN.some((origin) => !origin.startsWith('https://'))) {
    problems.push('SITE_ORIGIN must be https:// in production');
  }
  return problems;
}

const isLoopback = (origin: string): boolean => isThisMachine(new URL(origin).hostname);
