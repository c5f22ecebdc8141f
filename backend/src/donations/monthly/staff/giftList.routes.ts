import { z } from '@hono/zod-openapi';
import { slug } from '@school/shared/schemas/common';
import { donationMethods } from '@school/shared/schemas/donation';
import { instant, pesewas } from '../../../platform/http/contract';
import { periodFilter } from '../../../platform/http/period';
import { oneOrSeveral, searchText, yesOrNo } from '../../../platform/http/query';
import { listRoutes, sortedBy } from '../../../staff/staff-lists/listRoutes';
import { donationProject } from '../../donations.routes';
import { addedFee, giftMonth, giftState } from '../monthly.routes';

const row = z
  .object({
    id: z.uuid(),
    state: giftState,
    amount: pesewas,
    fee: addedFee,
    name: z.string(),
    email: z.string(),
    anonymous: z.boolean(),
    method: z.enum(donationMethods),
    byItself: z
      .boolean()
      .openapi({ description: 'A card is charged; otherwise the donor approves each month' }),
    project: donationProject,
    nextAt: instant.nullable(),
    createdAt: instant,
    paidMonths: z.int(),
    missedMonths: z.int(),
    failing: z.boolean().openapi({ description: 'Its newest month is missed, or its newest payment failed' }),
  })
  .openapi('MonthlyGiftRow');

export type MonthlyGiftRow = z.infer<typeof row>;

const gifts = listRoutes({
  path: '/staff/monthly-gifts',
  name: 'MonthlyGiftList',
  filter: {
    search: searchText.optional().openapi({ description: 'In name, email and phone' }),
    state: oneOrSeveral(giftState).optional(),
    project: slug.optional(),
    method: z.enum(donationMethods).optional(),
    failing: yesOrNo.optional(),
    ...periodFilter,
  },
  sorts: sortedBy('createdAt', 'nextAt', 'amount', 'name'),
  row,
});

export type MonthlyGiftFilter = z.infer<typeof gifts.filter>;
export type MonthlyGiftQuery = z.infer<typeof gifts.query>;
export type MonthlyGiftList = z.infer<typeof gifts.page>;

export const listMonthlyGiftsRoute = gifts.list(
  'listMonthlyGifts',
  'Monthly gifts by search, filter and page',
);
export const exportMonthlyGiftsRoute = gifts.export('exportMonthlyGifts');

const sums = z.object({ active: z.int(), monthly: pesewas, failing: z.int() }).openapi('MonthlyGiftSums');

export const sumMonthlyGiftsRoute = gifts.sums(
  'sumMonthlyGifts',
  'Of the gifts that fit: how many are active, what they come to each month, how many fail',
  sums,
);

export type MonthlyGiftSums = z.infer<typeof sums>;

const detail = row
  .extend({
    phone: z.string().nullable(),
    months: z.array(giftMonth.extend({ donationId: z.uuid(), tries: z.int() })),
  })
  .openapi('MonthlyGiftDetail');

export type MonthlyGiftDetail = z.infer<typeof detail>;

export const getMonthlyGiftDetailRoute = gifts.read(
  'getMonthlyGiftDetail',
  'A monthly gift with its months',
  detail,
  z.object({ giftId: z.uuid() }),
);
