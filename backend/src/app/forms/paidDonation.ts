import { parseMoney } from '@school/shared/format';
import { firstPreset, sumWithFee, tributeText } from '@school/shared/schemas/donation';
import { and, eq } from 'drizzle-orm';
import { receiptNumber } from '../../donations/receipts/receiptNumber';
import { needsStaff } from '../../payments/flags/needsStaff';
import { readTribute } from '../../donations/tributes/storeTribute';
import { donations, monthlyGifts, orders, projects } from '../../platform/db/schema';
import type { PaidOperation } from './paidOperation';

/** A donation: the id of its form is its own. */
export const paidDonation: PaidOperation = {
  start: (ask, donationId, body) => ask('POST', '/api/donations', { ...body, donationId }),
  find: async ({ db }, id) => {
    const [row] = await db
      .select({
        donation: donations,
        order: orders,
        project: projects,
        needsStaff: needsStaff(db),
        gift: monthlyGifts.id,
      })
      .from(donations)
      .innerJoin(orders, eq(orders.id, donations.orderId))
      .innerJoin(projects, eq(projects.id, donations.projectId))
      .leftJoin(monthlyGifts, and(eq(monthlyGifts.id, donations.id), eq(monthlyGifts.state, 'starting')))
      .where(eq(donations.id, id));
    if (!row) return undefined;
    const { order, project } = row;
    const tribute = await readTribute(db, id);
    const { fee, name, email, phone, message, anonymous, method, supporterPage } = row.donation;
    return {
      state: order.state,
      txRef: order.txRef,
      needsStaff: row.needsStaff,
      body: {
        project: project.slug,
        supporterPage: supporterPage ?? '',
        amount: order.amount - fee,
        coverFee: fee > 0,
        name,
        email,
        phone: phone ?? '',
        message: message ?? '',
        anonymous,
        method,
        tribute,
        ...(row.gift !== null && { frequency: 'monthly' }),
      },
      receipt: [
        ['Receipt', receiptNumber(order.number)],
        ['Amount', sumWithFee(order.amount, fee)],
        ['For', project.name],
        ...(tribute ? [['Given', tributeText(tribute)] as const] : []),
      ],
    };
  },
};

/**
 * Returns the amount in pesewas, NaN when it is not one. Without a script a preset does not fill in the field, so the
 * field counts when it was changed.
 */
export const typedAmount = (amount: string, preset: string): number =>
  parseMoney(['', firstPreset].includes(amount.trim()) ? preset || amount : amount) ?? Number.NaN;
