import { connect, type ClientHttp2Session } from 'node:http2';
import type { PassSigner } from './passSigner';

const timeoutMs = 20_000;

/** Apple's push service. A push to a pass always goes through the one for production. */
const apple = { origin: 'https://api.push.apple.com' };

/** A push service, and the certificate that issued its own unless all machines know it. */
export interface PushService {
  readonly origin: string;
  readonly ca?: string;
}

/**
 * Tells a phone that one of its passes has changed; the phone then asks which. The push is empty: Apple learns the
 * phone's own token and nothing else. A repeat does no harm.
 * @returns false when the phone has the passes no longer
 * @throws when the service did not accept it
 */
export async function tellPhone(
  signer: Pick<PassSigner, 'certificate' | 'key' | 'passType'>,
  pushToken: string,
  { origin, ca }: PushService = apple,
): Promise<boolean> {
  const session = connect(origin, { cert: signer.certificate, key: signer.key, ca });
  try {
    const { status, reason } = await push(session, pushToken, signer.passType);
    if (status === 200) return true;
    if (status === 410 || reason === 'BadDeviceToken') return false;
    throw new Error(`Apple's push service answered ${status} ${reason}`);
  } finally {
    session.destroy();
  }
}

function push(session: ClientHttp2Session, pushToken: string, topic: string) {
  return new Promise<{ status: number; reason: string }>((resolve, reject) => {
    const failed = (error: Error) =>
      reject(new Error(`Apple's push service cannot be reached: ${error.message}`));
    session.once('error', failed);
    const stream = session.request({
      ':method': 'POST',
      ':path': `/3/device/${pushToken}`,
      'apns-topic': topic,
    });
    let status = 0;
    let body = '';
    stream.setEncoding('utf8');
    stream.setTimeout(timeoutMs, () => failed(new Error(`no answer within ${timeoutMs} ms`)));
    stream.once('error', failed);
    stream.once('response', (headers) => (status = Number(headers[':status'])));
    stream.on('data', (part: string) => (body += part));
    stream.once('end', () => resolve({ status, reason: reasonIn(body) }));
    stream.end('{}');
  });
}

/** Returns why a push was refused, in Apple's one word. */
const reasonIn = (body: string): string => /"reason"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? '';
