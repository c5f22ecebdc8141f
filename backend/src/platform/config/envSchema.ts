import { donationFees } from '@school/shared/projects';
import { school } from '@school/shared/site';
import { z } from 'zod';

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'must be a port from 0 to 65535');

const port = (fallback: number) => portNumber.default(fallback);

const count = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number above 0')
    .transform(Number)
    .default(fallback);

const oneOf = <const T extends [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const mailbox = (fallback: string) =>
  z.string().regex(z.regexes.email, 'must be an email address').default(fallback);

const text = z.string().min(1, 'must not be empty');

const secret = z.string().min(32, 'must have at least 32 characters');

/** A PEM text, whose line breaks may be written as \n. */
const pem = text.transform((value) => value.replaceAll(String.raw`\n`, '\n'));

const origin = z.string().refine(isOrigin, 'must be an origin such as https://school.example');

const postgresUrl = z.string().refine(isPostgresUrl, 'must be a postgres:// address');

const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item).min(1));

const percent = String.raw`1?\d(?:\.\d{1,2})?`;
const feeForm = new RegExp(`^(?:(${percent})|card:(${percent}),mobile_money:(${percent}))$`);

/** The payment service's share of a donation by method, in hundredths of a percent. */
const feeRates = z
  .string()
  .regex(feeForm, 'must be a percentage below 20 such as 1.95, or card:3.5,mobile_money:1.95')
  .transform((value) => {
    const [, both, card = both, mobile = both] = feeForm.exec(value) ?? [];
    return { card: Math.round(Number(card) * 100), mobile_money: Math.round(Number(mobile) * 100) };
  })
  .default(donationFees.seed);

/** Mails are sent from the domain of the school's contact address. */
const atSchool = school.email.slice(school.email.indexOf('@'));

/** Every environment variable that the backend reads. */
export const envSchema = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: port(4001),
  SCHOOL_PROCESS: oneOf(['all', 'api', 'worker']).default('all'),
  DATA_DIR: text.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  SITE_ORIGIN: list(origin).default(['http://localhost:4000']),
  SCHOOL_SITE_INTERNAL_ORIGIN: origin.optional(),
  IDENTITY_PORT: port(4010),
  CHECKOUT_PORT: port(4020),
  FLUTTERWAVE_PUBLIC_KEY: text.optional(),
  FLUTTERWAVE_SECRET_KEY: text.optional(),
  FLUTTERWAVE_WEBHOOK_HASH: text.optional(),
  FLUTTERWAVE_FORMER_WEBHOOK_HASHES: list(text).optional(),
  FLUTTERWAVE_API_ORIGIN: origin.optional(),
  FLUTTERWAVE_SCRIPT_URL: z
    .string()
    .refine(isWebUrl, 'must be an address such as https://checkout.example/v3.js')
    .optional(),
  SCHOOL_DONATION_FEE_PERCENT: feeRates,
  MAILCHIMP_API_KEY: z
    .string()
    .regex(/^[\w-]+-[a-z]+\d+$/, 'must end with its data centre, such as -us21')
    .optional(),
  MAILCHIMP_LIST_ID: z.string().regex(/^\w+$/, 'must be the id of an audience').optional(),
  APPLE_PASS_CERTIFICATE: pem.optional(),
  APPLE_PASS_KEY: pem.optional(),
  APPLE_PASS_AUTHORITY: pem.optional(),
  GOOGLE_WALLET_ISSUER: z
    .string()
    .regex(/^\d{1,30}$/, 'must be the number of an issuer')
    .optional(),
  GOOGLE_WALLET_ACCOUNT: z.email('must be the address of a service account').optional(),
  GOOGLE_WALLET_KEY: pem.optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be the id of an account')
    .optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/,
      'must be a number such as +233244123456, or up to 11 letters',
    )
    .optional(),
  TWILIO_WHATSAPP_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +233244123456')
    .optional(),
  TWILIO_WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^HX[0-9a-f]{32}$/, 'must be the id of a template')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-west-1')
    .optional(),
  S3_ENDPOINT: origin.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  AUTH0_DOMAIN: z.string().refine(isAuthDomain, 'must be a host such as school.eu.auth0.com').optional(),
  AUTH0_CLIENT_ID: text.optional(),
  AUTH0_AUDIENCE: text.optional(),
  AUTH0_PASSWORD_CONNECTION: text.default('Username-Password-Authentication'),
  AUTH0_GOOGLE_CONNECTION: text.default('google-oauth2'),
  AUTH0_PASSWORD_GRANT: oneOf(['form', 'redirect']).optional(),
  SCHOOL_ROLES_CLAIM: text.default('https://music-school.example/roles'),
  SCHOOL_NAME_CLAIM: text.default('https://music-school.example/name'),
  SCHOOL_EMAIL_CLAIM: text.default('https://music-school.example/email'),
  SCHOOL_SESSION_CLAIM: text.default('https://music-school.example/session'),
  SCHOOL_SESSION_MINUTES: count(8 * 60),
  SCHOOL_STAFF_ROLES: list(text).default(['admin', 'staff']),
  SCHOOL_ADMIN_ROLES: list(text).default(['admin']),
  SCHOOL_DOOR_ROLES: list(text).default(['door']),
  SCHOOL_JURY_ROLES: list(text).default(['jury']),
  SCHOOL_LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  SCHOOL_METRICS_PORT: portNumber.optional(),
  SCHOOL_PROXY_HOPS: z
    .string()
    .regex(/^\d$/, 'must be a whole number from 0 to 9')
    .transform(Number)
    .default(0),
  SCHOOL_FORMS_PER_HOUR: count(20),
  SCHOOL_BEACONS_PER_HOUR: count(2000),
  SCHOOL_REQUESTS_AT_ONCE_PER_ADDRESS: count(200),
  SCHOOL_REQUESTS_AT_ONCE: count(2000),
  SCHOOL_STREAMS_PER_ADDRESS: count(500),
  SCHOOL_STREAMS: count(5000),
  SCHOOL_PAYMENTS_PER_HOUR: count(120),
  SCHOOL_HOLDS_PER_HOUR: count(300),
  SCHOOL_TICKETS_HELD_PER_ADDRESS: count(60),
  SCHOOL_UPLOADS_PER_HOUR: count(40),
  SCHOOL_UPLOAD_SECONDS: count(600),
  SCHOOL_SECRET: secret.optional(),
  SCHOOL_FORMER_SECRETS: list(secret).default([]),
  SCHOOL_STAFF_EMAIL: mailbox(`staff${atSchool}`),
  SCHOOL_MAIL_FROM: mailbox(school.email),
  SMTP_URL: z.string().refine(isSmtpUrl, 'must be a smtp:// or smtps:// address').optional(),
});

export type Env = z.infer<typeof envSchema>;

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

function isWebUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isPostgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
}

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol);
}

function isAuthDomain(value: string): boolean {
  return /^[a-z0-9.-]+\.[a-z]+$/i.test(value) || /^http:\/\/localhost:\d{1,5}$/.test(value);
}
