import { z } from 'zod';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')
    .transform(Number)
    .refine((value) => value <= 65535, 'must be a port from 0 to 65535')
    .default(fallback);

const count = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number above 0')
    .transform(Number)
    .default(fallback);

const oneOf = <const T extends [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const text = z.string().min(1, 'must not be empty');

const origin = z.string().refine(isOrigin, 'must be an origin such as https://school.example');

const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item).min(1));

/** Every environment variable that the backend reads. */
export const envSchema = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: port(4001),
  DATA_DIR: text.optional(),
  DATABASE_URL: z.string().refine(isPostgresUrl, 'must be a postgres:// address').optional(),
  SITE_ORIGIN: list(origin).default(['http://localhost:4000']),
  IDENTITY_PORT: port(4010),
  AUTH0_DOMAIN: z.string().refine(isAuthDomain, 'must be a host such as school.eu.auth0.com').optional(),
  AUTH0_CLIENT_ID: text.optional(),
  AUTH0_AUDIENCE: text.optional(),
  AUTH0_PASSWORD_CONNECTION: text.default('Username-Password-Authentication'),
  AUTH0_GOOGLE_CONNECTION: text.default('google-oauth2'),
  AUTH0_PASSWORD_GRANT: oneOf(['form', 'redirect']).optional(),
  SCHOOL_ROLES_CLAIM: text.default('https://music-school.example/roles'),
  SCHOOL_STAFF_ROLES: list(text).default(['admin', 'staff']),
  SCHOOL_LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SCHOOL_PROXY_HOPS: z
    .string()
    .regex(/^\d$/, 'must be a whole number from 0 to 9')
    .transform(Number)
    .default(0),
  SCHOOL_JOIN_PER_HOUR: count(20),
});

export type Env = z.infer<typeof envSchema>;

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

function isPostgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
}

function isAuthDomain(value: string): boolean {
  return /^[a-z0-9.-]+\.[a-z]+$/i.test(value) || /^http:\/\/localhost:\d{1,5}$/.test(value);
}
