import type { Parts } from './parts';
import type { Served } from './people';

/** What differs between what people were told, the database, the payment service and the mails. */
export interface Counted {
  /** Tickets beyond those that were bought, seats sold twice, orders that were credited twice. */
  doubled: number;
  /** Orders and tickets that were confirmed to somebody and are missing. */
  lost: number;
  /** Mails that are missing, and further ones to the same person. */
  mails: number;
  /** Pesewas by which the sums differ from those of the payment service. */
  sums: number;
}

/** @param raised what the project had raised before, pesewas */
export async function countFaults(
  { query, checkout, mails }: Parts,
  served: readonly Served[],
  raised: number,
): Promise<Counted> {
  const rows = await query<{
    tx_ref: string;
    paid: number;
    tickets: number;
    credits: number;
    credited: number;
  }>(
    `select o.tx_ref, o.paid_pesewas::int as paid,
       (select count(*)::int from tickets t inner join ticket_orders b on b.id = t.ticket_order_id
          where b.order_id = o.id and t.state = 'valid') as tickets,
       (select count(*)::int from payments p where p.order_id = o.id and p.granted) as credits,
       (select coalesce(sum(amount_minor), 0)::int from payments p where p.order_id = o.id and p.granted) as credited
     from orders o where o.tx_ref = any($1) and o.state = 'paid'`,
    [served.map(({ txRef }) => txRef)],
  );
  const found = new Map(rows.map((row) => [row.tx_ref, row]));
  const counted: Counted = { doubled: await seatsSoldTwice(query), lost: 0, mails: 0, sums: 0 };
  const { transactions } = await checkout.state();
  const taken = new Map<string, number>();
  for (const { txRef, status, amount } of transactions) {
    if (status === 'successful') taken.set(txRef, (taken.get(txRef) ?? 0) + amount);
  }
  const mailsTo = mailsPerPerson(mails.received);
  for (const { txRef, email, quantity, amount } of served) {
    const row = found.get(txRef);
    if (!row) counted.lost += 1;
    counted.lost += Math.max(0, quantity - (row?.tickets ?? 0));
    counted.doubled += Math.max(0, (row?.tickets ?? 0) - quantity) + Math.max(0, (row?.credits ?? 0) - 1);
    counted.mails += Math.abs((mailsTo.get(email)?.size ?? 0) - 1);
    const sums = [taken.get(txRef) ?? 0, row?.paid ?? 0, row?.credited ?? 0];
    counted.sums += sums.reduce((all, sum) => all + Math.abs(sum - amount), 0);
  }
  const given = served.filter(({ kind }) => kind === 'donation').reduce((sum, { amount }) => sum + amount, 0);
  counted.sums += Math.abs((await raisedBy(query)) - raised - given);
  return counted;
}

/** Returns the different mails that each address got: one that is handed over again after a cut keeps its name. */
function mailsPerPerson(received: readonly string[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const mail of received) {
    const to = /^To: (?:.*<)?([^>\n]+)>?$/m.exec(mail)?.[1] ?? '';
    const id = /^Message-ID: (.+)$/m.exec(mail)?.[1] ?? '';
    all.set(to, (all.get(to) ?? new Set()).add(id));
  }
  return all;
}

async function seatsSoldTwice(query: Parts['query']): Promise<number> {
  const [row] = await query<{ all: number }>(`select count(*)::int as all from (
    select 1 from tickets where state in ('held', 'valid') and seat_id is not null
    group by seat_id having count(*) > 1) s`);
  return row?.all ?? 0;
}

/** Returns what the project of the donors has raised, in pesewas. */
export async function raisedBy(query: Parts['query']): Promise<number> {
  const [row] = await query<{ raised: number }>(
    "select raised_pesewas::int as raised from projects where slug = 'mate'",
  );
  return row?.raised ?? 0;
}
