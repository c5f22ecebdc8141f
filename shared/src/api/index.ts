import type { baseApi as BaseApi } from './baseApi';

export { baseApi } from './baseApi';
export { StoreProvider } from './StoreProvider';
export { setApiOrigin, setTokenSource, type TokenSource } from './connection';
export {
  api,
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
} from './endpoints';
export { codeOfApiError, fieldsOfApiError, messageOfApiError, type ApiFieldError } from './apiError';
export { countsStream, StreamRefused, type StreamState } from './countsStream';
export type {
  Checkout,
  Counts,
  DonationDetail,
  DonationRow,
  DonationState,
  DonorWall,
  EngagementRow,
  Me,
  MusicStudyEntryRow,
  PageVitals,
  PaymentConfirmation,
  PaymentFlag,
  PerformerRow,
  Project,
  PublicConfig,
  Refund,
  StatusChange,
  Visits,
} from './generated/endpoints';

/** The part of the page's state that belongs to the API's cache. */
export type ApiState = { api: ReturnType<typeof BaseApi.reducer> };
