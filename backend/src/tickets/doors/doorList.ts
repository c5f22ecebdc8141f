import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { tickets } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { acceptedCodesOf } from '../issued/ticketCode';
import type { DoorList } from './door.routes';
import { ticketFacts } from './scanView';

/** Returns all valid tickets for a door that may lose its connection. Codes cannot be derived from their digests. */
export async function doorList({
  db,
  clock,
  signed,
}: Pick<Deps, 'db' | 'clock' | 'signed'>): Promise<DoorList> {
  const rows = await db.select().from(tickets).where(eq(tickets.state, 'valid')).orderBy(asc(tickets.serial));
  const facts = await ticketFacts(
    { db },
    rows.map(({ id }) => id),
  );
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return {
    at: clock.now().toISOString(),
    tickets: rows.flatMap((ticket) => {
      const fact = byId.get(ticket.id);
      if (!fact) return [];
      return acceptedCodesOf(signed, ticket).map((code) => ({
        ...fact,
        hash: digestOfCode(code),
        checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
        door: ticket.checkedInDoor,
      }));
    }),
  };
}

const digestOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');
