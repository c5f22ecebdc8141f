import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../platform/db/context';
import { notFound } from '../platform/core/errors';
import { donations, orders, projects } from '../platform/db/schema';
import { givenBackOf } from '../platform/orders/orderEffects';
import { needsStaff } from '../payments/flags/needsStaff';
import type { DonationState } from './donations.routes';
import type { SignedTokens } from '../platform/core/signedTokens';
import { receiptNumber } from './receipts/receiptNumber';
import { readTribute } from './tributes/storeTribute';
import { mayReadReceipt, type ReceiptProof } from './receipts/receiptRight';

interface Context extends ServiceContext {
  signed: SignedTokens;
}

/**
 * Returns the state of a donation to a caller who has its id, and its receipt once it is paid, if the caller may see
 * it.
 */
export async function getDonation(
  context: Context,
  donationId: string,
  proof: ReceiptProof = {},
): Promise<DonationState> {
  const { db } = context;
  const [row] = await db
    .select({ donation: donations, order: orders, project: projectColumns, needsStaff: needsStaff(db) })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(eq(donations.id, donationId));
  if (!row) throw notFound('This donation');
  const { donation, order, project } = row;
  const { name, email, method, message, anonymous } = donation;
  return {
    donationId,
    state: order.state,
    needsStaff: row.needsStaff,
    method,
    project,
    receipt:
      order.paidAt && (await mayReadReceipt(context, donation, proof))
        ? {
            number: receiptNumber(order.number),
            amount: order.amount,
            fee: donation.fee,
            refunded: givenBackOf(order),
            currency: order.currency,
            paidAt: order.paidAt.toISOString(),
            name,
            email,
            method,
            message,
            anonymous,
            tribute: (await readTribute(db, donationId)) ?? null,
            project,
          }
        : null,
  };
}

export const projectColumns = { kind: projects.kind, slug: projects.slug, name: projects.name };
