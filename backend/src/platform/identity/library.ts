import type * as OidcProvider from 'oidc-provider';

/** The library as a whole. It is loaded only when the provider starts, so never in production. */
export type Library = typeof OidcProvider;
