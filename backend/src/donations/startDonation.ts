import { eq, sql } from 'drizzle-orm';
import { feeOn, nameInSentence } from '@school/shared/projects';
import type { DonationStart } from '@school/shared/schemas/donation';
import type { Settings } from '../platform/config/settings';
import type { ServiceContext } from '../platform/db/context';
import { ServiceError } from '../platform/core/errors';
import { donations, projects } from '../platform/db/schema';
import { lockOrder } from '../platform/orders/lockOrder';
import { openOrder } from '../platform/orders/openOrder';
import type { Order } from '../platform/orders/orderStates';
import { refuseOtherTotal } from '../platform/orders/refuseOtherTotal';
import { reopenOrder } from '../platform/orders/reopenOrder';
import { isMonthly, noteFrequency } from './monthly/noteFrequency';
import { refuseUnknownPage } from './supporters/refuseUnknownPage';
import { isSameTribute, readTribute, storeTribute } from './tributes/storeTribute';
import { isSuspect } from './wall/isSuspect';

type Donation = typeof donations.$inferSelect;

interface Context extends ServiceContext {
  settings: Pick<Settings, 'donationFees'>;
}

export interface Started {
  donation: Donation;
  order: Order;
  project: Project;
  /** Whether the stored donation equals what was sent: only then may the sender see all of it. */
  isAsSent: boolean;
}

/**
 * Creates a donation and its order, or finds the one with this id, so that a repeat makes no second donation. Accepts
 * changes until a payment is pending; a changed amount or a failed attempt gets a new reference.
 * @throws ServiceError `validation_failed` when the project is unknown or closed, or has no such supporter's page,
 * `conflict` when a payment is pending, `total_changed` when the page showed another sum
 */
export function startDonation(context: Context, input: DonationStart): Promise<Started> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    // Two requests of one form may arrive together: the second waits here for the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${input.donationId}, 0))`);
    const [donation] = await tx.select().from(donations).where(eq(donations.id, input.donationId));
    return donation ? resume(inside, donation, input) : create(inside, input);
  });
}

async function create(context: Context, input: DonationStart): Promise<Started> {
  const project = await openProject(context, input.project);
  await refuseUnknownPage(context, input);
  const { fee, amount } = sumOf(context, input);
  const order = await openOrder(context, { kind: 'donation', amount, fee, customer: input });
  const now = context.clock.now();
  const [donation] = await context.db
    .insert(donations)
    .values({
      ...typedIn(input),
      fee,
      wall: wallOf(input),
      id: input.donationId,
      projectId: project.id,
      orderId: order.id,
      createdAt: now,
      changedAt: now,
    })
    .returning();
  if (!donation) throw new Error('The new donation was not returned');
  await noteFrequency(context, donation, { ...input, feeRate: rateOf(context, input) });
  await storeTribute(context, input);
  return { donation, order, project, isAsSent: true };
}

async function resume(context: Context, donation: Donation, input: DonationStart): Promise<Started> {
  const order = await lockOrder(context, donation.orderId);
  const stored = await projectOf(context, donation.projectId);
  const isSame =
    stored.slug === input.project &&
    order.amount - donation.fee === input.amount &&
    isCovered(context, donation, input) &&
    isSameDonation(donation, input) &&
    isSameTribute(await readTribute(context.db, donation.id), input.tribute) &&
    (await isMonthly(context, donation.id)) === (input.frequency === 'monthly');
  const existing = { donation, order, project: stored, isAsSent: isSame };
  if (order.state === 'paid' || order.state === 'refunded') return existing;
  if (order.state === 'pending') {
    if (isSame) return existing;
    const message =
      'A payment for this donation is on its way, so it cannot be changed now. Wait for it, or start a new one.';
    throw new ServiceError('conflict', message);
  }
  const project = await openProject(context, input.project);
  const isSamePage = donation.supporterPage === input.supporterPage && stored.slug === input.project;
  // What it named before stays, also when the page has ended since.
  if (!isSamePage) await refuseUnknownPage(context, input);
  const { fee, amount } = sumOf(context, input);
  const changed = await retype(context, donation, input, { fee, projectId: project.id });
  await noteFrequency(context, changed, { ...input, feeRate: rateOf(context, input) });
  await storeTribute(context, input);
  if (isSame && order.state === 'created' && order.amount === amount) return existing;
  return {
    project,
    isAsSent: true,
    donation: changed,
    order: await reopenOrder(context, order, { amount, fee, customer: input }),
  };
}

async function retype(
  { db, clock }: ServiceContext,
  { id }: Donation,
  input: DonationStart,
  set: Pick<Donation, 'fee' | 'projectId'>,
): Promise<Donation> {
  const [donation] = await db
    .update(donations)
    .set({ ...typedIn(input), ...set, wall: wallOf(input), changedAt: clock.now() })
    .where(eq(donations.id, id))
    .returning();
  if (!donation) throw new Error(`Donation ${id} does not exist`);
  return donation;
}

/** Returns the rate at which the donor covers the payment fee, 0 for a donor who does not. */
const rateOf = ({ settings }: Context, { coverFee, method }: DonationStart): number =>
  coverFee ? settings.donationFees[method] : 0;

/** Returns whether the fee is covered as the donor chose; at a rate of nothing both choices are the same. */
const isCovered = (context: Context, { fee }: Donation, input: DonationStart): boolean =>
  input.coverFee === true ? fee > 0 || rateOf(context, input) === 0 : fee === 0;

/** Returns what is to be paid, in pesewas. @throws ServiceError `total_changed` */
function sumOf(context: Context, input: DonationStart) {
  const fee = feeOn(input.amount, rateOf(context, input));
  const amount = input.amount + fee;
  refuseOtherTotal(input.seenTotal, amount);
  return { fee, amount };
}

/** Returns what the donor typed, as it is stored. */
const typedIn = (input: DonationStart) => ({
  supporterPage: input.supporterPage ?? null,
  name: input.name,
  email: input.email,
  phone: input.phone ?? null,
  message: input.message ?? null,
  anonymous: input.anonymous ?? false,
  method: input.method,
});

/** Returns whether staff must check the message first. That of an anonymous donor is never shown. */
const wallOf = ({ anonymous, name, message }: DonationStart) =>
  !anonymous && isSuspect(name, message) ? 'waiting' : 'shown';

const isSameDonation = (donation: Donation, input: DonationStart): boolean =>
  Object.entries(typedIn(input)).every(([name, value]) => donation[name as keyof Donation] === value);

type Project = typeof projects.$inferSelect;

/** Returns the project or asset with a stored id. */
async function projectOf({ db }: ServiceContext, id: string): Promise<Project> {
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  if (!project) throw new Error(`Project ${id} does not exist`);
  return project;
}

/**
 * Returns the project or asset of a slug, if it accepts donations. @throws ServiceError `validation_failed` of the
 * field `project`
 */
async function openProject({ db }: ServiceContext, slug: string): Promise<Project> {
  const [project] = await db.select().from(projects).where(eq(projects.slug, slug));
  if (project?.isOpen) return project;
  const message = project
    ? `No donations are taken for ${nameInSentence(project)} at present`
    : 'There is nothing to donate to at this address';
  throw new ServiceError('validation_failed', message, { fields: [{ field: 'project', message }] });
}
