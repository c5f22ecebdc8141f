import { resolve } from 'node:path';
import { repositoryRoot } from '../core/folders';
import type { Env } from './envSchema';
import { bucketSettingsOf, type BucketSettings } from './fileSettings';
import { mailingListSettingsOf, type MailingListSettings } from './mailingListSettings';
import { checkoutPortOf, paymentSettingsOf, type PaymentSettings } from './paymentSettings';

type Mode = Env['NODE_ENV'];

/** Where access tokens come from and what they must say. */
export interface AuthSettings {
  mode: 'local' | 'auth0';
  /** What the browser's sign-in library is given. */
  domain: string;
  issuer: string;
  clientId: string;
  audience: string;
  connections: { password: string; google: string };
  passwordGrant: 'form' | 'redirect';
  rolesClaim: string;
  /** The claim of an access token that tells the person's name. */
  nameClaim: string;
  /** The claim of an access token that tells where mails reach the person. */
  emailClaim: string;
  /** The claim of an access token that tells one session of the person from another. */
  sessionClaim: string;
  /** How long somebody stays signed in without saying that they stay. */
  sessionMinutes: number;
  staffRoles: string[];
  /** Roles that may see and erase everything about somebody. */
  adminRoles: string[];
  /** Roles that may let people in at the doors of an event, and nothing else. */
  doorRoles: string[];
  /** Roles that may score the competition, and nothing else. */
  juryRoles: string[];
}

export interface MailSettings {
  /** The mail server; without one, mails go to a folder of this machine. */
  smtpUrl: string | undefined;
  /** Whether the mails of this machine can be read as pages: never where anybody else could read them. */
  hasMailbox: boolean;
  from: string;
  /** Where the school hears of what people send. */
  staff: string;
}

interface UploadSettings {
  /** How many files one address may announce within an hour. */
  perHour: number;
  /** How long sending one file may take. */
  withinSeconds: number;
}

interface TicketSettings {
  /** How often one address may ask for tickets to be held, or for what a code opens, within an hour. */
  holdsPerHour: number;
  /** How many places one address may hold at once. */
  heldPerAddress: number;
}

/** The parsed environment in the backend's own words. */
export interface Settings {
  mode: Mode;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  siteOrigins: string[];
  logLevel: string;
  proxyHops: number;
  formsPerHour: number;
  beaconsPerHour: number;
  /** What may go on at the same time on one instance, from one address and in all. */
  atOnce: Record<'requests' | 'streams', { perAddress: number; inAll: number }>;
  /** How often one address may start or confirm a payment within an hour. */
  paymentsPerHour: number;
  tickets: TicketSettings;
  uploads: UploadSettings;
  /** The bucket that files are kept in; without one, they are kept in the data folder. */
  bucket: BucketSettings | undefined;
  /** What the backend signs with; without one, that of the data folder. */
  secret: string | undefined;
  /** What it signed with before, and accepts until these are retired. */
  formerSecrets: string[];
  mail: MailSettings;
  /** The mailing list's service; without one, the list is a file in the data folder. */
  mailingList: MailingListSettings | undefined;
  payments: PaymentSettings;
  /** The port of the local checkout, unless a real one is configured. */
  checkoutPort: number | undefined;
  /** The port of the local identity provider, unless a real one is configured. */
  identityPort: number | undefined;
  auth: AuthSettings;
}

const localClientId = 'music-school-site';
export const localAudience = 'https://api.music-school.example';

export function settingsOf(env: Env): Settings {
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR ?? `${repositoryRoot}/.data`),
    databaseUrl: env.DATABASE_URL,
    siteOrigins: env.SITE_ORIGIN,
    logLevel: env.SCHOOL_LOG_LEVEL,
    proxyHops: env.SCHOOL_PROXY_HOPS,
    formsPerHour: env.SCHOOL_FORMS_PER_HOUR,
    beaconsPerHour: env.SCHOOL_BEACONS_PER_HOUR,
    atOnce: {
      requests: {
        perAddress: env.SCHOOL_REQUESTS_AT_ONCE_PER_ADDRESS,
        inAll: env.SCHOOL_REQUESTS_AT_ONCE,
      },
      streams: { perAddress: env.SCHOOL_STREAMS_PER_ADDRESS, inAll: env.SCHOOL_STREAMS },
    },
    paymentsPerHour: env.SCHOOL_PAYMENTS_PER_HOUR,
    tickets: {
      holdsPerHour: env.SCHOOL_HOLDS_PER_HOUR,
      heldPerAddress: env.SCHOOL_TICKETS_HELD_PER_ADDRESS,
    },
    uploads: { perHour: env.SCHOOL_UPLOADS_PER_HOUR, withinSeconds: env.SCHOOL_UPLOAD_SECONDS },
    bucket: bucketSettingsOf(env),
    secret: env.SCHOOL_SECRET,
    formerSecrets: env.SCHOOL_FORMER_SECRETS,
    mail: mailSettingsOf(env),
    mailingList: mailingListSettingsOf(env),
    payments: paymentSettingsOf(env),
    checkoutPort: checkoutPortOf(env),
    identityPort: env.AUTH0_DOMAIN ? undefined : env.IDENTITY_PORT,
    auth: authSettingsOf(env),
  };
}

/** The address under which a browser and the API reach an identity provider on this machine. */
const localIdentityOrigin = (port: number) => `http://localhost:${port}`;

/** Whether an address can be reached from this machine alone. */
export const isThisMachine = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname);

function mailSettingsOf(env: Env): MailSettings {
  const hosts = [env.HOST, ...env.SITE_ORIGIN.map((origin) => new URL(origin).hostname)];
  return {
    smtpUrl: env.SMTP_URL,
    hasMailbox: !env.SMTP_URL && env.NODE_ENV !== 'production' && hosts.every(isThisMachine),
    from: env.SCHOOL_MAIL_FROM,
    staff: env.SCHOOL_STAFF_EMAIL,
  };
}

function authSettingsOf(env: Env): AuthSettings {
  const domain = env.AUTH0_DOMAIN ?? localIdentityOrigin(env.IDENTITY_PORT);
  const local = domain.startsWith('http:');
  return {
    mode: local ? 'local' : 'auth0',
    domain,
    issuer: local ? `${domain}/` : `https://${domain}/`,
    clientId: env.AUTH0_CLIENT_ID ?? localClientId,
    audience: env.AUTH0_AUDIENCE ?? localAudience,
    connections: { password: env.AUTH0_PASSWORD_CONNECTION, google: env.AUTH0_GOOGLE_CONNECTION },
    passwordGrant: env.AUTH0_PASSWORD_GRANT ?? (local ? 'form' : 'redirect'),
    rolesClaim: env.SCHOOL_ROLES_CLAIM,
    nameClaim: env.SCHOOL_NAME_CLAIM,
    emailClaim: env.SCHOOL_EMAIL_CLAIM,
    sessionClaim: env.SCHOOL_SESSION_CLAIM,
    sessionMinutes: env.SCHOOL_SESSION_MINUTES,
    staffRoles: env.SCHOOL_STAFF_ROLES,
    adminRoles: env.SCHOOL_ADMIN_ROLES,
    doorRoles: env.SCHOOL_DOOR_ROLES,
    juryRoles: env.SCHOOL_JURY_ROLES,
  };
}
