import { generatedApi } from './generated/endpoints';

/** The generated endpoints with what each one shows and changes. */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    listProjects: {
      providesTags: (projects = []) => [
        { type: 'Project', id: 'LIST' },
        ...projects.map(({ slug }) => ({ type: 'Project' as const, id: slug })),
      ],
    },
    getProject: { providesTags: (_, __, { slug }) => [{ type: 'Project', id: slug }] },
    changeProject: {
      invalidatesTags: (_, __, { slug }) => [
        { type: 'Project', id: slug },
        { type: 'Counts', id: 'LIST' },
      ],
    },
    getCounts: { providesTags: [{ type: 'Counts', id: 'LIST' }] },
    getMe: { providesTags: [{ type: 'Me', id: 'LIST' }] },
    confirmMember: { invalidatesTags: [{ type: 'Counts', id: 'LIST' }] },
    leaveCommunity: { invalidatesTags: [{ type: 'Counts', id: 'LIST' }] },
    listDonations: { providesTags: ['Donation'] },
    getDonationDetail: { providesTags: ['Donation'] },
    listPaymentFlags: { providesTags: ['PaymentFlag'] },
    getPerformer: { providesTags: ['Showcase'] },
    getEngagement: { providesTags: ['Showcase'] },
    getMusicStudyEntry: { providesTags: ['MusicStudy'] },
    listPerformers: { providesTags: ['Showcase'] },
    listEngagements: { providesTags: ['Showcase'] },
    changePerformerStatus: { invalidatesTags: ['Showcase'] },
    changeEngagementStatus: { invalidatesTags: ['Showcase'] },
    listMusicStudyEntries: { providesTags: ['MusicStudy'] },
    changeMusicStudyEntryStatus: { invalidatesTags: ['MusicStudy'] },
    resendReceipt: { invalidatesTags: ['Donation'] },
    // Refused or not, the payment service has been asked, and that stands in the gift's history.
    refundPayment: { invalidatesTags: ['Donation', 'PaymentFlag'] },
    settleRefund: { invalidatesTags: ['Donation', 'PaymentFlag'] },
    resolvePaymentFlag: { invalidatesTags: ['Donation', 'PaymentFlag'] },
  },
});

export const {
  useChangeEngagementStatusMutation,
  useChangeMusicStudyEntryStatusMutation,
  useChangePerformerStatusMutation,
  useChangeProjectMutation,
  useGetConfigQuery,
  useGetCountsQuery,
  useGetDonationDetailQuery,
  useGetEngagementQuery,
  useGetMeQuery,
  useGetMusicStudyEntryQuery,
  useGetPerformerQuery,
  useGetProjectQuery,
  useGetVisitsQuery,
  useGetVitalsQuery,
  useListDonationsQuery,
  useListEngagementsQuery,
  useListMusicStudyEntriesQuery,
  useListPaymentFlagsQuery,
  useListPerformersQuery,
  useListProjectsQuery,
  useRefundPaymentMutation,
  useResendReceiptMutation,
  useResolvePaymentFlagMutation,
  useSettleRefundMutation,
} = api;
