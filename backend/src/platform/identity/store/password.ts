import { limits, newPassword } from '@school/shared/schemas/common';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** Auth0's default policy. */
export const isStrong = (password: string) =>
  newPassword.safeParse(password).success && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password));

export const passwordPolicy = `Use at least ${limits.passwordMin} characters, with a small letter, a capital letter and a number.`;

const options: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };
const length = 32;

/** Returns a salted scrypt hash as text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.');
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
