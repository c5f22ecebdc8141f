import type * as OidcProvider from 'oidc-provider';

/** The whole library. Loaded only when the provider starts, so never in production. */
export type Library = typeof OidcProvider;
