import { describe, expect, it } from 'vitest';
import { passVariables } from '../../testing/pass';
import { productionEnv as production } from '../../testing/productionEnv';
import { readSettings } from './readSettings';

const passes = passVariables();
const other = passVariables();
const google = {
  GOOGLE_WALLET_ISSUER: '3388',
  GOOGLE_WALLET_ACCOUNT: 'passes@school.example',
  GOOGLE_WALLET_KEY: passes.APPLE_PASS_KEY,
};
const texts = {
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'a',
  TWILIO_FROM: '+233302000000',
};
const whatsApp = {
  ...texts,
  TWILIO_WHATSAPP_FROM: '+233244123456',
  TWILIO_WHATSAPP_TEMPLATE: `HX${'0a'.repeat(16)}`,
};

describe('the environment', () => {
  it('may be empty', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 4001,
      identityPort: 4010,
      siteOrigins: ['http://localhost:4000'],
      auth: { mode: 'local', issuer: 'http://localhost:4010/', passwordGrant: 'form' },
    });
  });

  it.each([
    [{ NODE_ENV: 'foo' }, 'NODE_ENV must be one of development, test, production (it is "foo")'],
    [{ PORT: 'abc' }, 'PORT must be a port from 0 to 65535 (it is "abc")'],
    [{ PORT: '70000' }, 'PORT must be a port'],
    [{ IDENTITY_PORT: '-1' }, 'IDENTITY_PORT must be a port'],
    [{ HOST: '' }, 'HOST must not be empty'],
    [{ SITE_ORIGIN: 'http://localhost:4000/' }, 'SITE_ORIGIN must be an origin'],
    [{ SITE_ORIGIN: 'http://a.example,nonsense' }, 'SITE_ORIGIN must be an origin'],
    [{ AUTH0_DOMAIN: 'https://school.auth0.com' }, 'AUTH0_DOMAIN must be a host'],
    [{ AUTH0_DOMAIN: 'school.auth0.com' }, 'AUTH0_CLIENT_ID is needed beside AUTH0_DOMAIN'],
    [{ SCHOOL_DONATION_FEE_PERCENT: '20' }, 'SCHOOL_DONATION_FEE_PERCENT must be a percentage below 20'],
    [{ SCHOOL_DONATION_FEE_PERCENT: 'card:1' }, 'SCHOOL_DONATION_FEE_PERCENT must be a percentage'],
    [{ SCHOOL_LOG_LEVEL: 'loud' }, 'SCHOOL_LOG_LEVEL must be one of'],
    [{ SCHOOL_STAF_ROLES: 'admin' }, 'SCHOOL_STAF_ROLES is not a variable that the backend knows'],
    [
      { SITE_ORIGIN: 'https://school.example' },
      'AUTH0_DOMAIN is needed when SITE_ORIGIN is not this machine',
    ],
    [
      { SITE_ORIGIN: 'http://localhost:4000,http://10.0.0.5:4000' },
      'AUTH0_DOMAIN is needed when SITE_ORIGIN',
    ],
    [{ SITE_ORIGIN: 'http://localhost.example' }, 'AUTH0_DOMAIN is needed when SITE_ORIGIN'],
    [{ SCHOOL_PROCESS: 'worker' }, 'DATABASE_URL is needed beside SCHOOL_PROCESS'],
    [{ NODE_ENV: 'production' }, 'AUTH0_DOMAIN is needed in production'],
    [{ ...production, SITE_ORIGIN: 'http://school.example' }, 'SITE_ORIGIN must be https://'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be a smtp:// or smtps:// address'],
    [{ SCHOOL_STAFF_EMAIL: 'office' }, 'SCHOOL_STAFF_EMAIL must be an email address'],
    [{ ...production, SCHOOL_SECRET: undefined }, 'SCHOOL_SECRET is needed in production'],
    [{ SCHOOL_SECRET: 'short' }, 'SCHOOL_SECRET must have at least 32 characters'],
    [{ SCHOOL_FORMER_SECRETS: `${'a'.repeat(32)},b` }, 'SCHOOL_FORMER_SECRETS must have at least 32'],
    [{ FLUTTERWAVE_FORMER_WEBHOOK_HASHES: 'a' }, 'FLUTTERWAVE_FORMER_WEBHOOK_HASHES is of use beside'],
    [{ ...production, SMTP_URL: undefined }, 'SMTP_URL is needed in production'],
    [{ ...production, SCHOOL_STAFF_EMAIL: undefined }, 'SCHOOL_STAFF_EMAIL is needed in production'],
    [{ ...production, AUTH0_DOMAIN: 'http://localhost:4010' }, 'AUTH0_DOMAIN is needed in production'],
    [
      { FLUTTERWAVE_SECRET_KEY: 'FLWSECK-1-X' },
      'FLUTTERWAVE_PUBLIC_KEY is needed beside FLUTTERWAVE_SECRET_KEY',
    ],
    [
      { ...production, FLUTTERWAVE_WEBHOOK_HASH: undefined },
      'FLUTTERWAVE_WEBHOOK_HASH is needed beside FLUTTERWAVE_PUBLIC_KEY and FLUTTERWAVE_SECRET_KEY',
    ],
    [{ ...production, FLUTTERWAVE_WEBHOOK_HASH: '' }, 'FLUTTERWAVE_WEBHOOK_HASH must not be empty'],
    [{ NODE_ENV: 'production' }, 'in production, where the local checkout does not run'],
    [
      { SITE_ORIGIN: 'https://school.example' },
      'FLUTTERWAVE_WEBHOOK_HASH are needed when SITE_ORIGIN is not this machine',
    ],
    [
      { ...production, FLUTTERWAVE_API_ORIGIN: 'http://localhost:4020' },
      'FLUTTERWAVE_API_ORIGIN must be https:// in production',
    ],
    [
      { ...production, FLUTTERWAVE_SCRIPT_URL: 'http://localhost:4020/v3.js' },
      'FLUTTERWAVE_SCRIPT_URL must be https:// in production',
    ],
    [{ FLUTTERWAVE_API_ORIGIN: 'https://pay.example' }, 'FLUTTERWAVE_API_ORIGIN is of use beside'],
    [{ FLUTTERWAVE_SCRIPT_URL: 'v3.js' }, 'FLUTTERWAVE_SCRIPT_URL must be an address such as'],
    [{ FLUTTERWAVE_SECRET: 'x' }, 'FLUTTERWAVE_SECRET is not a variable that the backend knows'],
    [{ CHECKOUT_PORT: 'x' }, 'CHECKOUT_PORT must be a port'],
    [{ MAILCHIMP_LIST_ID: 'a1b2' }, 'MAILCHIMP_API_KEY is needed beside MAILCHIMP_LIST_ID'],
    [{ MAILCHIMP_API_KEY: 'abc-us21' }, 'MAILCHIMP_LIST_ID is needed beside MAILCHIMP_API_KEY'],
    [{ MAILCHIMP_LIST_ID: '../a' }, 'MAILCHIMP_LIST_ID must be the id of an audience'],
    [{ MAILCHIMP_LIST: 'a1b2' }, 'MAILCHIMP_LIST is not a variable that the backend knows'],
    [{ APPLE_PASS_KEY: 'x' }, 'APPLE_PASS_CERTIFICATE is needed beside APPLE_PASS_KEY'],
    [{ ...passes, APPLE_PASS_KEY: 'a' }, 'APPLE_PASS_AUTHORITY must be PEM texts'],
    [
      { ...passes, APPLE_PASS_KEY: other.APPLE_PASS_KEY },
      'APPLE_PASS_KEY must be the key of APPLE_PASS_CERTIFICATE',
    ],
    [
      { ...passes, APPLE_PASS_AUTHORITY: other.APPLE_PASS_CERTIFICATE },
      'APPLE_PASS_AUTHORITY must have issued APPLE_PASS_CERTIFICATE',
    ],
    [{ GOOGLE_WALLET_KEY: 'x' }, 'GOOGLE_WALLET_ISSUER is needed beside GOOGLE_WALLET_KEY'],
    [{ GOOGLE_WALLET_ISSUER: 'x' }, 'GOOGLE_WALLET_ISSUER must be the number of an issuer'],
    [{ ...google, GOOGLE_WALLET_KEY: 'x' }, 'GOOGLE_WALLET_KEY must be a private key as PEM text'],
    [{ APPLE_PASS_CERT: 'x' }, 'APPLE_PASS_CERT is not a variable that the backend knows'],
    [{ TWILIO_FROM: 'SCHOOL' }, 'TWILIO_ACCOUNT_SID is needed beside TWILIO_FROM'],
    [{ TWILIO_ACCOUNT_SID: '../other' }, 'TWILIO_ACCOUNT_SID must be the id of an account'],
    [{ TWILIO_FROM: 'MUSICSCHOOLS' }, 'TWILIO_FROM must be a number'],
    [{ TWILIO_FROM: '0244123456' }, 'TWILIO_FROM must be a number'],
    [{ TWILIO_WHATSAPP_FROM: 'SCHOOL' }, 'TWILIO_WHATSAPP_FROM must be a number'],
    [{ TWILIO_WHATSAPP_TEMPLATE: 'reminder' }, 'TWILIO_WHATSAPP_TEMPLATE must be the id of a template'],
    [{ ...whatsApp, TWILIO_FROM: undefined }, 'TWILIO_FROM is needed beside TWILIO_ACCOUNT_SID'],
    [{ ...whatsApp, TWILIO_WHATSAPP_FROM: undefined }, 'TWILIO_WHATSAPP_FROM is needed beside'],
    [{ TWILIO_SENDER: 'SCHOOL' }, 'TWILIO_SENDER is not a variable that the backend knows'],
    [{ S3_ENDPOINT: 'https://files.example' }, 'S3_BUCKET is needed beside S3_ENDPOINT'],
    [{ S3_BUCKET: 'Files of the school' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_BUCKET: 'school', S3_ENDPOINT: 'files.example' }, 'S3_ENDPOINT must be an origin'],
    [{ S3_BUCKET: 'school', S3_ACCESS_KEY_ID: 'A' }, 'S3_SECRET_ACCESS_KEY is needed beside'],
    [{ S3_BUCKET: 'school', S3_SECRET_ACCESS_KEY: 'a' }, 'S3_ACCESS_KEY_ID is needed beside'],
    [{ S3_KEY: 'A' }, 'S3_KEY is not a variable that the backend knows'],
    [
      { ...production, MAILCHIMP_API_KEY: undefined, MAILCHIMP_LIST_ID: undefined },
      'MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID are needed in production',
    ],
  ])('rejects %o with a readable message', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it('lists every wrong variable in one line', () => {
    const wrong = () => readSettings({ NODE_ENV: 'foo', PORT: 'abc', SCHOOL_X: '1' });
    expect(wrong).toThrow(/^Cannot start, the environment is wrong: NODE_ENV .*; PORT .*; SCHOOL_X [^\n]*$/);
  });

  it('hides passwords in messages', () => {
    const wrong = () => readSettings({ DATABASE_URL: 'mysql://school:secret@db/school' });
    expect(wrong).toThrow('DATABASE_URL must be a postgres:// address');
    expect(wrong).not.toThrow('secret');
  });

  it('hides secrets of the payment service in messages', () => {
    const { FLUTTERWAVE_SECRET_KEY } = production;
    const wrong = () => readSettings({ FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_HASH: '' });
    expect(wrong).toThrow('FLUTTERWAVE_WEBHOOK_HASH must not be empty');
    expect(wrong).not.toThrow(FLUTTERWAVE_SECRET_KEY);
  });

  it('hides keys of the mailing list in messages', () => {
    const wrong = () => readSettings({ MAILCHIMP_API_KEY: 'a-key-without-its-place' });
    expect(wrong).toThrow('MAILCHIMP_API_KEY must end with its data centre');
    expect(wrong).not.toThrow('without-its-place');
  });

  it('signs passes with the school’s certificate, and else with a local one outside of production', () => {
    const {
      APPLE_PASS_CERTIFICATE: certificate,
      APPLE_PASS_KEY: key,
      APPLE_PASS_AUTHORITY: authority,
    } = passes;
    expect(readSettings({ ...production, ...passes }).tickets.passes).toEqual({
      certificate,
      key,
      authority,
    });
    const inOneLine = { ...passes, APPLE_PASS_KEY: key.replaceAll('\n', '\\n') };
    expect(readSettings(inOneLine).tickets.passes).toEqual({ certificate, key, authority });
    expect(readSettings({}).tickets.passes).toBe('local');
    expect(readSettings(production).tickets.passes).toBeUndefined();
  });

  it('writes passes of Google with the school’s account, and else with a local key outside of production', () => {
    expect(readSettings({ ...production, ...google }).tickets.googlePasses).toEqual({
      issuer: '3388',
      account: google.GOOGLE_WALLET_ACCOUNT,
      key: google.GOOGLE_WALLET_KEY,
    });
    expect(readSettings({}).tickets.googlePasses).toBe('local');
    expect(readSettings(production).tickets.googlePasses).toBeUndefined();
    const wrong = () => readSettings({ ...google, GOOGLE_WALLET_KEY: 'a-wrong-key' });
    expect(wrong).not.toThrow('a-wrong-key');
  });

  it('leaves variables of a Mac alone', () => {
    expect(() => readSettings({ APPLE_SSH_ADD_BEHAVIOR: 'macos' })).not.toThrow();
  });

  it('hides the key of passes in messages', () => {
    const wrong = () => readSettings({ ...passes, APPLE_PASS_KEY: 'a-wrong-key' });
    expect(wrong).toThrow('must be PEM texts');
    expect(wrong).not.toThrow('a-wrong-key');
  });

  it('sends text messages with the account, and mails them without one outside of production', () => {
    const given = { account: texts.TWILIO_ACCOUNT_SID, token: 'a', from: '+233302000000' };
    expect(readSettings({ ...production, ...texts }).textMessages).toEqual(given);
    const sender = { from: '+233244123456', template: whatsApp.TWILIO_WHATSAPP_TEMPLATE };
    expect(readSettings({ ...production, ...whatsApp }).textMessages).toEqual({ ...given, whatsApp: sender });
    expect(readSettings({}).textMessages).toBe('local');
    expect(readSettings(production).textMessages).toBeUndefined();
  });

  it('stores files in the data folder, or in a bucket when one is configured', () => {
    expect(readSettings({}).bucket).toBeUndefined();
    expect(readSettings({ S3_BUCKET: 'school' }).bucket).toEqual({ bucket: 'school', region: 'us-east-1' });
    expect(
      readSettings({
        S3_BUCKET: 'school',
        S3_REGION: 'eu-west-1',
        S3_ENDPOINT: 'http://files.internal:9000',
        S3_ACCESS_KEY_ID: 'A',
        S3_SECRET_ACCESS_KEY: 'a',
      }).bucket,
    ).toEqual({
      bucket: 'school',
      region: 'eu-west-1',
      endpoint: 'http://files.internal:9000',
      credentials: { accessKeyId: 'A', secretAccessKey: 'a' },
    });
  });

  it('stores the mailing list in a local file, or at Mailchimp when both values are set', () => {
    expect(readSettings({}).mailingList).toBeUndefined();
    expect(readSettings(production).mailingList).toEqual({
      apiKey: '0123456789abcdef-us21',
      listId: 'a1b2c3d4e5',
    });
  });

  it('accepts former secrets and checks each of them', () => {
    const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
    const former = { SCHOOL_FORMER_SECRETS: `${a}, ${b}`, FLUTTERWAVE_FORMER_WEBHOOK_HASHES: 'c,d' };
    expect(readSettings(production).formerSecrets).toEqual([]);
    expect(readSettings({ ...production, ...former })).toMatchObject({
      formerSecrets: [a, b],
      payments: { webhookHash: 'a long secret', formerWebhookHashes: ['c', 'd'] },
    });
  });

  it('uses the local checkout, or the real one when all keys are set', () => {
    expect(readSettings({ CHECKOUT_PORT: '4321' })).toMatchObject({
      checkoutPort: 4321,
      payments: {
        provider: 'local',
        apiOrigin: 'http://localhost:4321',
        scriptUrl: 'http://localhost:4321/v3.js',
      },
    });
    expect(readSettings(production)).toMatchObject({
      checkoutPort: undefined,
      payments: {
        provider: 'flutterwave',
        publicKey: 'FLWPUBK-1-X',
        secretKey: 'FLWSECK-1-X',
        webhookHash: 'a long secret',
        apiOrigin: 'https://api.flutterwave.com',
        scriptUrl: 'https://checkout.flutterwave.com/v3.js',
      },
    });
  });

  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ SMTP_URL: 'smtp://localhost:1025' }, false],
    [production, false],
  ])('with %o shows mails as pages: %s', (env, hasMailbox) => {
    expect(readSettings(env).mail.hasMailbox).toBe(hasMailbox);
  });

  it('starts no local identity provider when a real one is configured', () => {
    expect(readSettings(production)).toMatchObject({
      identityPort: undefined,
      auth: { mode: 'auth0', issuer: 'https://school.eu.auth0.com/', passwordGrant: 'redirect' },
    });
  });

  it('starts the local identity provider for every name of this machine', () => {
    const SITE_ORIGIN = 'http://localhost:4000,http://127.0.0.1:4000,http://[::1]:4000';
    expect(readSettings({ SITE_ORIGIN }).identityPort).toBe(4010);
  });

  it('can use a provider that already runs on this machine', () => {
    expect(readSettings({ AUTH0_DOMAIN: 'http://localhost:4010' })).toMatchObject({
      identityPort: undefined,
      auth: { mode: 'local', issuer: 'http://localhost:4010/' },
    });
  });
});
