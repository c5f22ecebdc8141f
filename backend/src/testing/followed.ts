import { evening } from '@school/shared/tickets';
import { eq } from 'drizzle-orm';
import { contentRevisions, outbox } from '../platform/db/schema';
import type { EffectHandler } from '../platform/outbox/effectHandler';
import type { Follow } from '../tickets/wallet/following';
import type { TestPayments } from './payments';
import { payingBoxOffice, some } from './tickets';

/** Tickets whose passes follow them, and what changes them. */
export function followedTickets(shop: TestPayments) {
  const box = payingBoxOffice(shop);
  const context = () => ({ ...shop.deps, siteOrigin: 'https://school.example' });
  const change = (method: string, key: string, path: string, body?: object) =>
    box.ask(method, `/tickets/order/tickets/${path}`, body, { 'order-key': key });
  return {
    ...box,
    context,
    /** Buys one ticket; returns it with the key of its link. */
    bought: async (type = 'student', changes: object = {}) => {
      const { key } = await box.buy(some(type, 1, changes));
      const [ticket] = (await box.order(key)).body.tickets;
      return { key, ticket: ticket! };
    },
    rename: (key: string, id: string, name: string) => change('PATCH', key, id, { name }),
    transfer: (key: string, id: string, to: object) => change('POST', key, `${id}/transfer`, to),
    giveBack: (key: string, id: string) => change('POST', key, `${id}/return`),
    /** Publishes an evening whose doors open at 16:45. */
    openDoorsEarlier: () =>
      shop.database.db.insert(contentRevisions).values({
        path: evening.path,
        number: 1,
        value: { ...evening.seed, doors: '16:45' },
        seed: {},
        seedHash: '',
        account: 'staff',
        at: shop.clock.now(),
      }),
    /** Compares passes 15 seconds later, and runs what that queued. */
    compare: async (follow: Follow, kind: string, handle: EffectHandler) => {
      const { db } = shop.database;
      shop.clock.set(new Date(shop.clock.now().getTime() + 15_000));
      await follow(context());
      for (const effect of await db.select().from(outbox).where(eq(outbox.kind, kind))) {
        await handle(effect);
        await db.delete(outbox).where(eq(outbox.id, effect.id));
      }
    },
  };
}
