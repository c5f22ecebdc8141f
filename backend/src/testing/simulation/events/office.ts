import { randomUUID } from 'node:crypto';
import { addDays } from '../world/dates';
import { as } from '../world/actors';
import type { Visitor } from '../world/visitor';
import { Violation } from '../world/world';

const staff = as('staff');

/** Returns one of the ids that a query finds; staff choose it from a list. */
async function oneOf({ world, random }: Visitor, query: string): Promise<string | undefined> {
  const { rows } = await world.database.query<{ id: string }>(query);
  return rows.length > 0 ? random.of(rows).id : undefined;
}

/** Staff offer half hours for trial lessons in the next two weeks. */
export async function offerTimes(visitor: Visitor): Promise<void> {
  const { random, ask, world, changed } = visitor;
  const teacher = await oneOf(visitor, 'select id from teachers where is_active order by id');
  if (!teacher) {
    const added = { name: 'Adwoa Boateng', instruments: ['piano'], venues: ['accra'] };
    if ((await ask('POST', '/staff/teachers', added, staff))?.status === 201) changed('addTeacher');
    return;
  }
  const date = addDays(world.now(), 1 + random.below(14));
  const times = { instrument: 'piano', teacher, venue: 'accra', date, from: '15:00', to: '17:00' };
  const answer = await ask<{ added: number }>('POST', '/staff/trial-times', times, staff);
  if (answer?.status === 201) changed('addTrialTimes');
}

/** Staff pay money back: a part of a payment, or all tickets of an order. */
export async function refund(visitor: Visitor): Promise<void> {
  const { random, ask } = visitor;
  if (random.chance(0.5)) {
    const order = await oneOf(visitor, `select id from ticket_orders where fulfilment = 'given' order by id`);
    if (order) await ask('POST', `/staff/ticket-orders/${order}/refund`, { reason: 'Ill' }, staff);
    return;
  }
  const payment = await oneOf(
    visitor,
    `select p.id from payments p join orders o on o.id = p.order_id and o.kind = 'donation'
     where p.status = 'successful' and p.refunded_minor < p.amount_minor order by p.id`,
  );
  if (!payment) return;
  const amount = random.chance(0.5) ? { amount: 100 } : {};
  const path = `/staff/payments/${payment}/refunds`;
  const answer = await ask('POST', path, { ...amount, reason: 'Asked for it' }, staff);
  if (answer?.status === 200) visitor.changed('refundPayment');
}

/** Staff say what became of what is unclear, and close cases. */
export async function clearUp(visitor: Visitor): Promise<void> {
  const { ask, world } = visitor;
  const unclear = await oneOf(visitor, `select id from refunds where state = 'unclear' order by id`);
  if (unclear) {
    const { rows } = await world.database.query<{ provider: string; amount: number }>(
      `select p.provider_id as provider, r.amount_minor as amount from refunds r join payments p on p.id = r.payment_id
       where r.id = $1`,
      [unclear],
    );
    // As staff do: they look at the payment service's own pages.
    const known = await refundsDone(visitor, rows[0]?.provider);
    const there = world.outside.checkout.state.refunds.filter(
      ({ transactionId }) => String(transactionId) === rows[0]?.provider,
    );
    const sum = there.reduce((total, { amount }) => total + amount, 0);
    const happened = sum >= known + (rows[0]?.amount ?? 0);
    await ask('POST', `/staff/refunds/${unclear}/outcome`, { happened }, staff);
    return;
  }
  const flag = await oneOf(visitor, 'select id from payment_flags where resolved_at is null order by id');
  if (flag) await ask('POST', `/staff/payment-flags/${flag}/resolve`, { note: 'Talked on the phone' }, staff);
}

async function refundsDone({ world }: Visitor, provider: string | undefined): Promise<number> {
  const { rows } = await world.database.query<{ sum: number }>(
    `select coalesce(sum(r.amount_minor), 0)::int as sum from refunds r join payments p on p.id = r.payment_id
     where p.provider_id = $1 and r.state = 'done'`,
    [provider],
  );
  return rows[0]?.sum ?? 0;
}

/** An admin lets everything run once more that was given up while somebody outside was away. */
export async function repeatFailed({ ask, world }: Visitor): Promise<void> {
  const { rows } = await world.database.query<{ id: string }>(
    `select id from outbox where state = 'failed' order by id`,
  );
  for (const { id } of rows) await ask('POST', `/staff/outbox/${id}/again`, undefined, as('admin'));
}

/** Staff record documents on paper, or take an entry a step on. */
export async function moveEntry(visitor: Visitor): Promise<void> {
  const { random, ask } = visitor;
  const entry = await oneOf(
    visitor,
    `select id from competition_entries where state <> 'withdrawn' order by id limit 5`,
  );
  if (!entry) return;
  if (random.chance(0.5)) return recordOnPaper(visitor, `/staff/competition/entries/${entry}`);
  const move = random.chance(0.05)
    ? random.of(['withdraw', 'drop'])
    : random.of(['accept', 'accept', 'accept', 'advance', 'take_back']);
  const refunded = move === 'withdraw' ? { refund: true } : {};
  const path = `/staff/competition/entries/${entry}/moves`;
  const answer = await ask('POST', path, { move, ...refunded }, staff);
  if (answer?.status === 200) visitor.changed('moveCompetitionEntry');
}

/** A family comes to the office with all documents and the fee, and chooses a time. */
async function recordOnPaper({ random, ask }: Visitor, path: string): Promise<void> {
  const papers = ['proof_of_age', 'picture', 'recording', 'certificate'];
  for (const received of [{ papers }, { consentBy: 'Abena Mensah' }, { fee: true }])
    await ask('POST', `${path}/received`, received, staff);
  const board = await ask<{ slots: { id: string; isAvailable: boolean }[] }>('GET', '/competition/slots');
  const free = board?.body.slots.filter(({ isAvailable }) => isAvailable) ?? [];
  if (free.length > 0) await ask('PUT', `${path}/slot`, { slot: random.of(free).id }, staff);
}

/** A juror scores a player on two devices at once. */
export async function score(visitor: Visitor): Promise<void> {
  const { random, ask, world } = visitor;
  const juror = random.of(['jurorA', 'jurorB']);
  const entry = await oneOf(
    visitor,
    `select id from competition_entries where state = 'accepted' order by id`,
  );
  if (!entry) return;
  const { rows } = await world.database.query(`select 1 from competition_jurors where juror = $1`, [
    `sim|${juror}`,
  ]);
  if (rows.length === 0) {
    // Who has never signed in is not known yet.
    await ask('GET', '/jury/me', undefined, as(juror));
    const named = { name: juror, instruments: ['piano', 'violin'] };
    await ask('PUT', `/staff/competition/jurors/sim|${juror}`, named, staff);
    return;
  }
  const points = () => ({ musicality: random.below(101), technique: 70, accuracy: 80, presence: 90 });
  const given = [points(), points()];
  await Promise.all(
    given.map((each) => ask('PUT', `/jury/entries/${entry}/score`, { points: each, revision: 0 }, as(juror))),
  );
}

/** Two doors scan one ticket at the same moment. */
export async function scan({ random, ask, memory, world }: Visitor): Promise<void> {
  if (memory.codes.length === 0) return;
  const code = random.of(memory.codes);
  const at = ['Main', 'Balcony'];
  const answers = await Promise.all(
    at.map((door) =>
      ask<{ result: string }>('POST', '/staff/check-ins', { scanId: randomUUID(), code, door }, as('door')),
    ),
  );
  const admitted = answers.filter((answer) => answer?.status === 200 && answer.body.result === 'in');
  if (admitted.length > 1) throw new Violation('one door lets a ticket in', world.now().toISOString());
}

const closed = [
  ['GET', '/staff/donations'],
  ['GET', '/staff/people'],
  ['GET', '/staff/outbox'],
  ['GET', '/staff/export'],
  ['GET', '/staff/competition/entries'],
  ['POST', '/staff/people/erasure'],
  ['GET', '/jury/entries/by-round/round1'],
] as const;

/** Somebody without rights tries what is closed to them. */
export async function intrude({ random, ask }: Visitor): Promise<void> {
  const [method, path] = random.of(closed);
  const who = random.of(['', 'nobody', 'door', 'forged']);
  const answer = await ask(method, path, method === 'POST' ? {} : undefined, who === '' ? {} : as(who));
  if (answer && answer.status !== 401 && answer.status !== 403) {
    throw new Violation(
      'rights hold',
      `${method} ${path} answered ${answer.status} to ${who || 'a visitor'}`,
    );
  }
}
