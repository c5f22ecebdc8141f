import { createRouter } from '../../platform/http/router';
import { localPassRoute, saveGooglePassRoute } from './googleWallet.routes';
import { localPass, saveLink } from './saveLink';

export const googleWalletRouter = createRouter()
  .openapi(saveGooglePassRoute, async (c) => {
    const { key, ticket } = c.req.valid('query');
    const link = await saveLink(c.var.deps, key, ticket);
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(link, 302);
  })
  .openapi(localPassRoute, async (c) =>
    c.json({ ...(await localPass(c.var.deps, c.req.valid('query').pass)) }, 200),
  );
