import type { EventEmitter } from 'node:events';
import type { Provider } from 'oidc-provider';
import type { Logger } from '../core/logger';
import type { IdentityDeps } from './store/identityDeps';
import { providerConfiguration } from './providerConfiguration';

/** Creates the OpenID provider with Auth0's paths. */
export async function createProvider(deps: IdentityDeps): Promise<Provider> {
  const provider = await quietly(deps.log, async () => {
    const library = await import('oidc-provider');
    return new library.default(deps.auth.issuer, providerConfiguration(deps, library));
  });
  provider.on('server_error', (_, error) => deps.log.error({ err: error }, 'identity failed'));
  // Koa's own event for errors of all routes, which the library's types do not include.
  const koa: EventEmitter = provider;
  koa.on('error', (error: Error & { expose?: boolean }) => {
    if (!error.expose) deps.log.error({ err: error }, 'identity failed');
  });
  return provider;
}

/** Runs work while the library's console output goes to the log, because our output is JSON lines. */
async function quietly<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  const { info, warn } = console;
  console.info = console.warn = (text: string) => log.debug({ text }, 'identity library');
  try {
    return await work();
  } finally {
    Object.assign(console, { info, warn });
  }
}
