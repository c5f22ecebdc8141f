import { resolve } from 'node:path';
import type { FeeRates } from '@school/shared/projects';
import type { TelemetrySettings } from '@school/shared/telemetry';
import { repositoryRoot } from '../core/folders';
import type { Env } from './envSchema';
import { bucketSettingsOf, type BucketSettings } from './fileSettings';
import { mailingListSettingsOf, type MailingListSettings } from './mailingListSettings';
import { googleWalletSettingsOf, type GoogleWalletSettings } from './googleWalletSettings';
import { passSettingsOf, type PassCertificates } from './passSettings';
import { checkoutPortOf, paymentSettingsOf, type PaymentSettings } from './paymentSettings';
import { textMessageSettingsOf, type TextMessageSettings } from './textMessageSettings';

type Mode = Env['NODE_ENV'];

/** The issuer of access tokens and the claims they need. */
export interface AuthSettings {
  mode: 'local' | 'auth0';
  /** Settings of the browser's sign-in library. */
  domain: string;
  issuer: string;
  clientId: string;
  audience: string;
  connections: { password: string; google: string };
  passwordGrant: 'form' | 'redirect';
  rolesClaim: string;
  /** Claim with the person's name. */
  nameClaim: string;
  /** Claim with the person's email address. */
  emailClaim: string;
  /** Claim that distinguishes the sessions of a person. */
  sessionClaim: string;
  /** Minutes until a session ends unless the person extends it. */
  sessionMinutes: number;
  staffRoles: string[];
  /** Roles that may read and erase all data of a person. */
  adminRoles: string[];
  /** Roles that may only admit people at the doors of an event. */
  doorRoles: string[];
  /** Roles that may only score the competition. */
  juryRoles: string[];
}

export interface MailSettings {
  /** The mail server; undefined to write mails to a local folder. */
  smtpUrl: string | undefined;
  /** Whether mails can be read as pages: only when other people cannot reach them. */
  hasMailbox: boolean;
  from: string;
  /** The school's mailbox for submissions. */
  staff: string;
}

interface UploadSettings {
  /** Files that one address may announce per hour. */
  perHour: number;
  /** Time limit for sending one file. */
  withinSeconds: number;
}

interface TicketSettings {
  /** Requests to hold tickets or to redeem a code that one address may make per hour. */
  holdsPerHour: number;
  /** Places that one address may hold at once. */
  heldPerAddress: number;
  /** What signs passes of Apple Wallet; undefined without passes. */
  passes: PassCertificates | 'local' | undefined;
  /** Who writes passes of Google Wallet; undefined without passes. */
  googlePasses: GoogleWalletSettings | 'local' | undefined;
}

/** The parsed environment. */
export interface Settings {
  mode: Mode;
  /** What this process does: requests, background work, or both. */
  process: Env['SCHOOL_PROCESS'];
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The server's own address where `databaseUrl` is a pooler's. */
  directDatabaseUrl: string | undefined;
  /** A copy that follows the server, for lists and reports. */
  replicaDatabaseUrl: string | undefined;
  siteOrigins: string[];
  /** Where this process reaches the site's server. */
  siteInternalOrigin: string;
  logLevel: string;
  telemetry: TelemetrySettings;
  proxyHops: number;
  formsPerHour: number;
  beaconsPerHour: number;
  /** Concurrent requests and streams of one instance, per address and in all. */
  atOnce: Record<'requests' | 'streams', { perAddress: number; inAll: number }>;
  /** Payments that one address may start or confirm per hour. */
  paymentsPerHour: number;
  tickets: TicketSettings;
  uploads: UploadSettings;
  /** The bucket for files; undefined to keep them in the data folder. */
  bucket: BucketSettings | undefined;
  /** The signing secret; undefined to use that of the data folder. */
  secret: string | undefined;
  /** Former signing secrets, accepted until they are retired. */
  formerSecrets: string[];
  mail: MailSettings;
  /** The mailing list's service; undefined to keep the list in the data folder. */
  mailingList: MailingListSettings | undefined;
  /** Who sends text messages; undefined when they are not offered. */
  textMessages: TextMessageSettings | 'local' | undefined;
  payments: PaymentSettings;
  /** The payment service's share of a donation, in hundredths of a percent. */
  donationFees: FeeRates;
  /** The port of the local checkout; undefined when a real one is configured. */
  checkoutPort: number | undefined;
  /** The port of the local identity provider; undefined when a real one is configured. */
  identityPort: number | undefined;
  auth: AuthSettings;
}

const localClientId = 'music-school-site';
export const localAudience = 'https://api.music-school.example';

export function settingsOf(env: Env): Settings {
  return {
    mode: env.NODE_ENV,
    process: env.SCHOOL_PROCESS,
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR ?? `${repositoryRoot}/.data`),
    databaseUrl: env.DATABASE_URL,
    directDatabaseUrl: env.DATABASE_DIRECT_URL,
    replicaDatabaseUrl: env.DATABASE_REPLICA_URL,
    siteOrigins: env.SITE_ORIGIN,
    siteInternalOrigin: env.SCHOOL_SITE_INTERNAL_ORIGIN ?? env.SITE_ORIGIN[0] ?? '',
    logLevel: env.SCHOOL_LOG_LEVEL,
    telemetry: {
      otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      metricsPort: env.SCHOOL_METRICS_PORT,
      metricsHost: env.HOST,
    },
    proxyHops: env.SCHOOL_PROXY_HOPS,
    formsPerHour: env.SCHOOL_FORMS_PER_HOUR,
    beaconsPerHour: env.SCHOOL_BEACONS_PER_HOUR,
    atOnce: {
      requests: { perAddress: env.SCHOOL_REQUESTS_AT_ONCE_PER_ADDRESS, inAll: env.SCHOOL_REQUESTS_AT_ONCE },
      streams: { perAddress: env.SCHOOL_STREAMS_PER_ADDRESS, inAll: env.SCHOOL_STREAMS },
    },
    paymentsPerHour: env.SCHOOL_PAYMENTS_PER_HOUR,
    tickets: {
      holdsPerHour: env.SCHOOL_HOLDS_PER_HOUR,
      heldPerAddress: env.SCHOOL_TICKETS_HELD_PER_ADDRESS,
      passes: passSettingsOf(env),
      googlePasses: googleWalletSettingsOf(env),
    },
    uploads: { perHour: env.SCHOOL_UPLOADS_PER_HOUR, withinSeconds: env.SCHOOL_UPLOAD_SECONDS },
    bucket: bucketSettingsOf(env),
    secret: env.SCHOOL_SECRET,
    formerSecrets: env.SCHOOL_FORMER_SECRETS,
    mail: mailSettingsOf(env),
    mailingList: mailingListSettingsOf(env),
    textMessages: textMessageSettingsOf(env),
    payments: paymentSettingsOf(env),
    donationFees: env.SCHOOL_DONATION_FEE_PERCENT,
    checkoutPort: servesRequests(env) ? checkoutPortOf(env) : undefined,
    identityPort: servesRequests(env) && !env.AUTH0_DOMAIN ? env.IDENTITY_PORT : undefined,
    auth: authSettingsOf(env),
  };
}

const servesRequests = (env: Env): boolean => env.SCHOOL_PROCESS !== 'worker';

/** Returns the origin of the local identity provider for browser and API. */
const localIdentityOrigin = (port: number) => `http://localhost:${port}`;

/** Returns whether a host name means this machine. */
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
