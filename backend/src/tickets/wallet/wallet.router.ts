import { createRouter } from '../../platform/http/router';
import { attachmentHeaders } from '../../platform/uploads/attachment';
import { ticketPass, ticketPassName } from './ticketPass';
import { ticketPassRoute } from './wallet.routes';

export const ticketWalletRouter = createRouter().openapi(ticketPassRoute, async (c) => {
  const { key, ticket } = c.req.valid('query');
  const bytes = await ticketPass(c.var.deps, key, ticket);
  const file = { name: ticketPassName, type: 'application/vnd.apple.pkpass', size: bytes.length };
  return c.body(new Uint8Array(bytes), 200, attachmentHeaders(file));
});
