import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListAudit: build.query<
      AdminListAuditApiResponse,
      AdminListAuditApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/audit`,
        params: {
          search: queryArg.search,
          account: queryArg.account,
          operation: queryArg.operation,
          record: queryArg.record,
          from: queryArg["from"],
          to: queryArg.to,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminGetAuditAction: build.query<
      AdminGetAuditActionApiResponse,
      AdminGetAuditActionApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/audit/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListAuditApiResponse = /** status 200 The page */ AuditList;
export type AdminListAuditApiArg = {
  /** In who did it, the operation, and the names and keys of records */
  search?: string;
  account?: string;
  operation?: string;
  /** The key of one record */
  record?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminGetAuditActionApiResponse =
  /** status 200 The action */ AuditAction;
export type AdminGetAuditActionApiArg = {
  id: string;
};
export type AuditChange = {
  kind: "insert" | "update" | "delete";
  /** The table */
  subject: string;
  subjectId: string;
  /** What people call the record */
  label: string | null;
  fields: {
    field: string;
    from: string | null;
    to: string | null;
    /** It holds data of people: its values are not kept here */
    withheld: boolean;
  }[];
};
export type AuditAction = {
  id: string;
  at: string;
  account: string;
  name: string;
  operation: string;
  /** How many records; of them the first twenty stand here */
  changed: number;
  changes: AuditChange[];
};
export type AuditList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: AuditAction[];
};
export type ApiError = {
  error: {
    code: string;
    message: string;
    fields?:
      | {
          field: string;
          message: string;
        }[]
      | undefined;
    /** With `total_changed`: the total as it is, in pesewas */
    total?: number | undefined;
    requestId: string;
  };
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listAudit: injectedRtkApi.endpoints.adminListAudit,
  getAuditAction: injectedRtkApi.endpoints.adminGetAuditAction,
};
export const {
  useAdminListAuditQuery: useListAuditQuery,
  useLazyAdminListAuditQuery: useLazyListAuditQuery,
  useAdminGetAuditActionQuery: useGetAuditActionQuery,
  useLazyAdminGetAuditActionQuery: useLazyGetAuditActionQuery,
} = injectedRtkApi;
