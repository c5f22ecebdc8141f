import { timingSafeEqual } from 'node:crypto';
import type { SignedTokens } from './signedTokens';

/** The subject of a private link. */
export interface Keyed {
  /** The kind of link, such as `ticket-order`. */
  use: string;
  /** A UUID. */
  id: string;
  /** A higher version invalidates earlier links. */
  version: number;
}

/** Characters of the id in a key. */
const idLength = 22;
/** 192 bits of the proof. */
const proofBytes = 24;

/** Returns the key of a private link. It is not stored: it follows from the secret. */
export const privateKey = (signed: SignedTokens, keyed: Keyed): string =>
  written(keyed, signed.proofOf(keyed.use, provedOf(keyed)));

/** Returns the id in a key without verifying it; undefined when the text cannot be a key. */
export function idInKey(key: string): string | undefined {
  const bytes = Buffer.from(key.slice(0, idLength), 'base64url');
  if (bytes.length !== 16 || key.length !== idLength + (proofBytes * 4) / 3) return undefined;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns whether a key belongs to this subject and version. Keys made with a former secret count too. */
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
