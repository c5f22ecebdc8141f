import { timingSafeEqual } from 'node:crypto';
import type { SignedTokens } from './signedTokens';

/** What a private link is about. */
export interface Keyed {
  /** What kind of link it is, such as `ticket-order`. */
  use: string;
  /** A UUID. */
  id: string;
  /** A higher one makes the links before it worthless. */
  version: number;
}

/** Characters of the id in a key. */
const idLength = 22;
/** 192 bits of the proof. */
const proofBytes = 24;

/** The key of a private link. It is not stored: anyone who has the secret makes it again, and nobody else. */
export const privateKey = (signed: SignedTokens, keyed: Keyed): string =>
  written(keyed, signed.proofOf(keyed.use, provedOf(keyed)));

/** The id in a key, which proves nothing yet; undefined when it cannot be a key. */
export function idInKey(key: string): string | undefined {
  const bytes = Buffer.from(key.slice(0, idLength), 'base64url');
  if (bytes.length !== 16 || key.length !== idLength + (proofBytes * 4) / 3) return undefined;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a key is the one of this very thing in this version, also one made with a former secret. */
export function isKeyOf(signed: SignedTokens, key: string, keyed: Keyed): boolean {
  const given = Buffer.from(key);
  return signed.proofsOf(keyed.use, provedOf(keyed)).some((proof) => {
    const due = Buffer.from(written(keyed, proof));
    return given.length === due.length && timingSafeEqual(given, due);
  });
}

const provedOf = ({ id, version }: Keyed): string => `${id}:${version}`;

const written = ({ id }: Keyed, proof: Buffer): string =>
  `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}${proof.subarray(0, proofBytes).toString('base64url')}`;
