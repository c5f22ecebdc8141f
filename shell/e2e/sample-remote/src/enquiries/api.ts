import { baseApi } from '@school/shared/api';
import type { EnquiryKind, EnquiryState } from '@school/shared/schemas/enquiries/labels';
import { recordTags, type BulkResult, type BulkSelection } from '@school/shared/staff/list';

/** What this area reads of the API's answers; /api/openapi.json describes them in full. */
interface EnquiryRow {
  readonly id: string;
  readonly kind: EnquiryKind;
  readonly reference: string;
  readonly name: string;
  /** In words. */
  readonly about: string;
  readonly state: EnquiryState;
  readonly receivedAt: string;
}

export interface EnquiryDetail extends EnquiryRow {
  readonly email: string;
  readonly phone: string | null;
  readonly message: string | null;
}

interface EnquiryPage {
  readonly total: number;
  readonly more: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly rows: readonly EnquiryRow[];
}

interface ListRequest {
  readonly search?: string;
  readonly kind?: string;
  readonly state?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly page?: number;
}

interface Change {
  readonly id: string;
  readonly enquiryChange: { readonly state: EnquiryState };
}

interface ManyChange {
  readonly enquiryBulkChange: {
    readonly selection: BulkSelection;
    readonly dry: boolean;
    readonly state: EnquiryState;
  };
}

// The tags of mf-admin: a change here refreshes its lists too.
const enquiries = recordTags('Enquiry');

const pathOf = (id: string) => `/staff/enquiries/${encodeURIComponent(id)}`;

// All apps of a page share one API, so the names of endpoints begin with that of the app.
const api = baseApi.enhanceEndpoints({ addTagTypes: ['Enquiry'] }).injectEndpoints({
  endpoints: (build) => ({
    sampleListEnquiries: build.query<EnquiryPage, ListRequest>({
      query: (params) => ({ url: '/staff/enquiries', params }),
      providesTags: [enquiries.list],
    }),
    sampleGetEnquiry: build.query<EnquiryDetail, { readonly id: string }>({
      query: ({ id }) => ({ url: pathOf(id) }),
      providesTags: enquiries.ofOpen,
    }),
    sampleChangeEnquiry: build.mutation<EnquiryDetail, Change>({
      query: ({ id, enquiryChange }) => ({ url: pathOf(id), method: 'PATCH', body: enquiryChange }),
      invalidatesTags: enquiries.ofChange,
    }),
    sampleChangeEnquiries: build.mutation<BulkResult, ManyChange>({
      query: ({ enquiryBulkChange }) => ({
        url: '/staff/enquiries/bulk',
        method: 'POST',
        body: enquiryBulkChange,
      }),
      invalidatesTags: enquiries.many,
    }),
  }),
});

export const {
  useSampleListEnquiriesQuery: useListEnquiriesQuery,
  useSampleGetEnquiryQuery: useGetEnquiryQuery,
  useSampleChangeEnquiryMutation: useChangeEnquiryMutation,
  useSampleChangeEnquiriesMutation: useChangeEnquiriesMutation,
} = api;
