import type { Configuration } from 'oidc-provider';
import type { Library } from './library';

type ResourceIndicators = NonNullable<NonNullable<Configuration['features']>['resourceIndicators']>;

const accessTokenSeconds = 60 * 60;

/** Auth0 names the API by `audience`; its access tokens are JWTs that the API can verify itself. */
export function resourceIndicators(audience: string, { errors }: Library): ResourceIndicators {
  return {
    enabled: true,
    defaultResource: (ctx) => {
      const requested = ctx.oidc.params?.['audience'];
      return typeof requested === 'string' ? requested : audience;
    },
    useGrantedResource: () => true,
    getResourceServerInfo: (_, resource) => {
      if (resource !== audience) throw new errors.InvalidTarget(`Service not found: ${resource}`);
      return {
        audience,
        scope: 'openid profile email offline_access',
        accessTokenFormat: 'jwt',
        accessTokenTTL: accessTokenSeconds,
        jwt: { sign: { alg: 'RS256' } },
      };
    },
  };
}
