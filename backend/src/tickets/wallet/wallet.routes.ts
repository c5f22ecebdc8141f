import { z } from '@hono/zod-openapi';
import { everyone } from '../../platform/http/access';
import { errorsOf } from '../../platform/http/contract';
import { linkLimit } from '../../platform/http/perAddress';

export const ticketPassRoute = everyone.get('/tickets/ticket.pkpass', {
  operationId: 'getTicketPass',
  summary: 'A valid ticket of a private link, for Apple Wallet',
  middleware: [linkLimit('tickets.pass')],
  request: { query: z.object({ key: z.string().min(1).max(200), ticket: z.uuid() }) },
  responses: {
    200: {
      description: 'The signed pass; one of the same ticket replaces it in the wallet',
      content: {
        'application/vnd.apple.pkpass': { schema: z.string().openapi({ format: 'binary' }) },
      },
    },
    ...errorsOf(404, 429),
  },
});
