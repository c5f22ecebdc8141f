import { X509Certificate } from 'node:crypto';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { createFlutterwave } from '../../payments/flutterwave/flutterwave';
import type { Settings } from '../../platform/config/settings';
import { systemClock } from '../../platform/core/clock';
import { twilioAccountStatus } from '../../platform/text-messages/twilioTexts';
import { createGoogleApi } from '../../tickets/google-wallet/googleApi';
import { openFiles } from '../../platform/uploads/openFiles';
import { check, Skipped, WITHIN_MS, Wrong, type Finding } from './check';

/** Checks mail server, bucket, sign-in, payments, mailing list and collector with the configured keys. */
export function checkServices(settings: Settings): Promise<Finding>[] {
  return [
    check('Mail server', () => mail(settings)),
    check('Files', () => files(settings)),
    check('Sign-in', () => signIn(settings)),
    check('Payments', () => payments(settings)),
    check('Mailing list', () => mailingList(settings)),
    check('Apple Wallet', () => passes(settings)),
    check('Google Wallet', () => googlePasses(settings)),
    check('Text messages', () => textMessages(settings)),
    check('Measurements', () => measurements(settings)),
  ];
}

async function mail({ mail: { smtpUrl, from } }: Settings): Promise<string> {
  if (smtpUrl === undefined) throw new Wrong('there is none: set SMTP_URL');
  const smtp = createTransport({ url: smtpUrl, connectionTimeout: WITHIN_MS });
  try {
    await smtp.verify();
  } catch (error) {
    throw new Wrong('the mail server of SMTP_URL refuses: check address, name and password', {
      cause: error,
    });
  } finally {
    smtp.close();
  }
  return `takes mails from ${from}`;
}

/** A key of our own, apart from uploads. */
const TRIAL = 'preflight/trial.txt';

async function files(settings: Settings): Promise<string> {
  if (settings.bucket === undefined)
    throw new Skipped(`uploads stay in ${settings.dataDir}: set S3_BUCKET for several machines`);
  const bytes = Buffer.from('preflight');
  try {
    const store = await openFiles(settings);
    await store.write(TRIAL, Readable.from(bytes), bytes.length);
    const stored = await store.read(TRIAL);
    const read = stored ? Buffer.concat(await stored.toArray()) : undefined;
    if (!read?.equals(bytes)) throw new Error('what was written cannot be read');
    await store.remove(TRIAL);
  } catch (error) {
    throw new Wrong(`${settings.bucket.bucket} needs rights to write, read and delete`, { cause: error });
  }
  return `${settings.bucket.bucket} can be written, read and deleted`;
}

async function signIn({ auth }: Settings): Promise<string> {
  if (auth.mode === 'local')
    throw new Wrong('the accounts of the local sign-in are public: set AUTH0_DOMAIN');
  const told = await json(new URL('.well-known/openid-configuration', auth.issuer).href);
  const { issuer, jwks_uri: keys } = told as { readonly issuer?: string; readonly jwks_uri?: string };
  if (issuer !== auth.issuer)
    throw new Wrong(`AUTH0_DOMAIN names ${auth.issuer}, but its tokens are from ${String(issuer)}`);
  const { keys: found = [] } = (await json(String(keys))) as { readonly keys?: readonly { alg?: string }[] };
  if (!found.some(({ alg = 'RS256' }) => alg === 'RS256'))
    throw new Wrong("it has no RS256 key: set the application's signature to RS256");
  return `${auth.issuer} answers with ${found.length} keys`;
}

async function payments(settings: Settings): Promise<string> {
  if (settings.payments.provider === 'local')
    throw new Wrong('the local checkout takes no money: set the three keys FLUTTERWAVE_…');
  try {
    // A reference that nobody has: a wrong key is refused before.
    await createFlutterwave(settings.payments).transactionByReference('preflight');
  } catch (error) {
    throw new Wrong('the payment service refuses: check FLUTTERWAVE_SECRET_KEY', { cause: error });
  }
  const test = settings.payments.secretKey.startsWith('FLWSECK_TEST-');
  return test ? 'answers, with test keys: no money moves' : 'answers';
}

async function mailingList({ mailingList: list }: Settings): Promise<string> {
  if (list === undefined)
    throw new Skipped('members stay in DATA_DIR: set MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID');
  const place = list.apiKey.slice(list.apiKey.lastIndexOf('-') + 1);
  const response = await fetch(`https://${place}.api.mailchimp.com/3.0/lists/${list.listId}?fields=id`, {
    headers: { authorization: `Basic ${btoa(`school:${list.apiKey}`)}` },
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  await response.body?.cancel();
  if (response.status === 401) throw new Wrong('Mailchimp refuses MAILCHIMP_API_KEY');
  if (response.status === 404) throw new Wrong('Mailchimp knows no audience MAILCHIMP_LIST_ID');
  if (!response.ok) throw new Wrong(`Mailchimp answers ${response.status}`);
  return 'answers';
}

async function passes({ tickets: { passes: signing } }: Settings): Promise<string> {
  if (typeof signing !== 'object')
    throw new Skipped('tickets have no passes: set the three variables APPLE_PASS_…');
  const until = new Date(new X509Certificate(signing.certificate).validTo);
  if (until < systemClock.now()) throw new Wrong(`APPLE_PASS_CERTIFICATE ended at ${until.toISOString()}`);
  return `passes can be signed until ${until.toISOString()}`;
}

async function googlePasses({ tickets: { googlePasses: signer } }: Settings): Promise<string> {
  if (typeof signer !== 'object')
    throw new Skipped('tickets are not offered to it: set the three variables GOOGLE_WALLET_…');
  const status = await createGoogleApi(signer, systemClock).issuerStatus();
  if (status >= 300)
    throw new Wrong(`Google answers ${status}: may GOOGLE_WALLET_ACCOUNT write for GOOGLE_WALLET_ISSUER?`);
  return `Google answers; the issuer is ${signer.issuer}`;
}

async function textMessages({ textMessages: texts }: Settings): Promise<string> {
  if (typeof texts !== 'object') throw new Skipped('they are not offered: set the three variables TWILIO_…');
  const status = await twilioAccountStatus(texts);
  if ([401, 404].includes(status))
    throw new Wrong('Twilio refuses: check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN');
  if (status >= 300) throw new Wrong(`Twilio answers ${status}`);
  return `Twilio answers; texts come from ${texts.from}`;
}

async function measurements({ telemetry: { otlpEndpoint, metricsPort } }: Settings): Promise<string> {
  if (otlpEndpoint !== undefined) {
    const response = await fetch(`${otlpEndpoint}/v1/metrics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"resourceMetrics":[]}',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Wrong(`${otlpEndpoint} answers ${response.status}`);
    return `${otlpEndpoint} takes them`;
  }
  if (metricsPort === undefined)
    throw new Skipped('nobody reads them: set OTEL_EXPORTER_OTLP_ENDPOINT or SCHOOL_METRICS_PORT');
  return `Prometheus may read them on port ${metricsPort}`;
}

async function json(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!response.ok) throw new Wrong(`${url} answers ${response.status}`);
  return response.json();
}
