import { createRouter } from '../../platform/http/router';
import { attachmentHeaders } from '../../platform/uploads/attachment';
import { takeFromLimit } from '../../platform/limits/takeFromLimit';
import { mailboxOf } from '../../platform/core/mailboxOf';
import { ofHolder, ofOrder, renameTicket, transferTicket } from './changeTicket';
import { orderByKey } from './findOrder';
import * as routes from './issued.routes';
import { ticketForHolder, ticketsForBuyer } from './issuedTicket';
import { readHeldTicket, readOrder } from './readOrder';
import { resendOrder, resendOrdersOf } from './resendOrder';
import { returnTicket } from './returnTicket';
import { ticketCalendar } from './ticketCalendar';
import { ticketPdf, ticketPdfName } from './ticketPdf';

const day = 24 * 60 * 60;
/** Limits mails that anyone can request. */
const linksPerDay = 5;

export const issuedTicketsRouter = createRouter()
  .openapi(routes.getOrderRoute, async (c) =>
    c.json(await readOrder(c.var.deps, c.req.valid('header')['order-key']), 200),
  )
  .openapi(routes.resendOrderRoute, async (c) => {
    const { ticketOrder } = await orderByKey(c.var.deps, c.req.valid('header')['order-key']);
    await resendOrder(c.var.deps, ticketOrder.id);
    return c.json({ status: 'queued' as const }, 200);
  })
  .openapi(routes.findOrdersRoute, async (c) => {
    const { deps } = c.var;
    const { email } = c.req.valid('json');
    const who = mailboxOf(email);
    await takeFromLimit(deps, { name: 'tickets.links.mail', who, max: linksPerDay, windowSeconds: day });
    await resendOrdersOf(deps, email);
    return c.json({ status: 'received' as const }, 200);
  })
  .openapi(routes.renameTicketRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['order-key'];
    const { ticketId } = c.req.valid('param');
    const ticket = await renameTicket(deps, ofOrder(key, ticketId), c.req.valid('json').name);
    const [shown] = await ticketsForBuyer(deps, await orderByKey(deps, key), [ticket]);
    return c.json(shown!, 200);
  })
  .openapi(routes.transferTicketRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['order-key'];
    const { ticketId } = c.req.valid('param');
    const ticket = await transferTicket(deps, ofOrder(key, ticketId), c.req.valid('json'));
    const [shown] = await ticketsForBuyer(deps, await orderByKey(deps, key), [ticket]);
    return c.json(shown!, 200);
  })
  .openapi(routes.returnTicketRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['order-key'];
    await returnTicket(deps, key, c.req.valid('param').ticketId);
    return c.json(await readOrder(deps, key), 200);
  })
  .openapi(routes.calendarRoute, async (c) =>
    c.body(await ticketCalendar(c.var.deps, c.req.valid('query').key), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mate-2025.ics"',
    }),
  )
  .openapi(routes.ticketPdfRoute, async (c) => {
    const bytes = await ticketPdf(c.var.deps, c.req.valid('query').key);
    const file = { name: ticketPdfName, type: 'application/pdf', size: bytes.length };
    return c.body(new Uint8Array(bytes), 200, attachmentHeaders(file));
  })
  .openapi(routes.getHeldTicketRoute, async (c) =>
    c.json(await readHeldTicket(c.var.deps, c.req.valid('header')['ticket-key']), 200),
  )
  .openapi(routes.renameHeldTicketRoute, async (c) => {
    const { deps } = c.var;
    const key = c.req.valid('header')['ticket-key'];
    const ticket = await renameTicket(deps, ofHolder(key), c.req.valid('json').name);
    return c.json(await ticketForHolder(deps, ticket), 200);
  })
  .openapi(routes.transferHeldTicketRoute, async (c) => {
    const key = c.req.valid('header')['ticket-key'];
    await transferTicket(c.var.deps, ofHolder(key), c.req.valid('json'));
    return c.json({ status: 'given_on' as const }, 200);
  });
