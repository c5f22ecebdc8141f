import { createHash, timingSafeEqual } from 'node:crypto';

/** Tokens that may change one app each, by the app's name. */
export type DeployTokens = ReadonlyMap<string, string>;

/** Returns whether a request may change an app. Takes as long for each wrong token. */
export function mayDeploy(tokens: DeployTokens, app: string, authorization: string | undefined): boolean {
  const token = tokens.get(app);
  const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(hashOf(token), hashOf(given));
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
