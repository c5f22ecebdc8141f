import { recordTags } from '@school/shared/staff/list';
import { generatedApi, type DonationDetail } from './generated/endpoints';

export * from './generated/endpoints';

/** The monthly gift that a donation is a month of. */
export type GiftOfDonation = NonNullable<DonationDetail['gift']>;

const donations = recordTags('Donation');
const gifts = recordTags('MonthlyGift');
const flags = recordTags('PaymentFlag');
const payments = recordTags('Payment');
const refunds = recordTags('Refund');

generatedApi.enhanceEndpoints({
  addTagTypes: ['Donation', 'MonthlyGift', 'Payment', 'PaymentFlag', 'Refund'],
  endpoints: {
    adminListDonations: {
      providesTags: (page) => [
        donations.list,
        ...(page?.rows ?? []).map(({ donationId }) => donations.one(donationId)),
      ],
    },
    adminGetDonationDetail: {
      providesTags: (detail, _, { donationId }) => [
        donations.one(donationId),
        donations.open,
        ...(detail?.payments ?? []).map(({ id }) => payments.one(id)),
        ...(detail?.refunds ?? []).map(({ id }) => refunds.one(id)),
        ...(detail?.flags ?? []).map(({ id }) => flags.one(id)),
      ],
    },
    adminSumDonations: { providesTags: [donations.list] },
    adminDecideWordsOfMany: { invalidatesTags: donations.many },
    adminDecideWords: {
      invalidatesTags: (_, __, { donationId }) => [donations.one(donationId), donations.list],
    },
    adminListMonthlyGifts: { providesTags: [gifts.list] },
    adminSumMonthlyGifts: { providesTags: [gifts.list] },
    adminGetMonthlyGiftDetail: { providesTags: [gifts.open] },
    adminChangeGiftByStaff: { invalidatesTags: [donations.open, gifts.open, gifts.list] },
    adminResendReceipt: { invalidatesTags: (_, __, { donationId }) => [donations.one(donationId)] },
  },
});
