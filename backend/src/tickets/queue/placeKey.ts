import { idInKey, isKeyOf, privateKey, type Keyed } from '../../platform/core/privateKey';
import type { SignedTokens } from '../../platform/core/signedTokens';

const keyedOf = (id: string): Keyed => ({ use: 'ticket-queue', id, version: 1 });

/** Returns the signed place of an arrival. */
export const placeKey = (signed: SignedTokens, id: string): string => privateKey(signed, keyedOf(id));

/** Returns the arrival of a signed place, undefined when it was forged or altered. */
export function placeInKey(signed: SignedTokens, key = ''): string | undefined {
  const id = idInKey(key);
  return id !== undefined && isKeyOf(signed, key, keyedOf(id)) ? id : undefined;
}
