import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminCheckInTicket: build.mutation<
      AdminCheckInTicketApiResponse,
      AdminCheckInTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/check-ins`,
        method: "POST",
        body: queryArg.checkIn,
      }),
    }),
    adminGetCheckIns: build.query<
      AdminGetCheckInsApiResponse,
      AdminGetCheckInsApiArg
    >({
      query: () => ({ url: `/staff/check-ins` }),
    }),
    adminSettleCheckIns: build.mutation<
      AdminSettleCheckInsApiResponse,
      AdminSettleCheckInsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/check-ins/batch`,
        method: "POST",
        body: queryArg.offlineCheckIns,
      }),
    }),
    adminGetDoorList: build.query<
      AdminGetDoorListApiResponse,
      AdminGetDoorListApiArg
    >({
      query: () => ({ url: `/staff/check-ins/door-list` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminCheckInTicketApiResponse =
  /** status 200 What came of it */ Scan;
export type AdminCheckInTicketApiArg = {
  checkIn: CheckIn;
};
export type AdminGetCheckInsApiResponse =
  /** status 200 The numbers */ DoorNews;
export type AdminGetCheckInsApiArg = void;
export type AdminSettleCheckInsApiResponse =
  /** status 200 What came of them */ SettledCheckIns;
export type AdminSettleCheckInsApiArg = {
  offlineCheckIns: OfflineCheckIns;
};
export type AdminGetDoorListApiResponse =
  /** status 200 The tickets */ DoorList;
export type AdminGetDoorListApiArg = void;
export type Scan = {
  scanId: string;
  result: "in" | "again" | "conflict" | "unknown" | "replaced" | "not_valid";
  ticket: {
    id: string;
    name: string;
    typeName: string;
    seat: string | null;
    /** Of the order */
    number: string;
  } | null;
  /** When and at which door the ticket let somebody in first */
  first: {
    at: string;
    door: string;
  } | null;
  /** For the person at the door */
  message: string;
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
export type CheckIn = {
  /** Made by the device */
  scanId: string;
  code: string;
  door: string;
};
export type CheckInConflict = {
  ticket: {
    id: string;
    name: string;
    typeName: string;
    seat: string | null;
    number: string;
  };
  scans: {
    scanId: string;
    door: string;
    at: string;
    isOffline: boolean;
  }[];
};
export type DoorNews = {
  checkedIn: number;
  of: number;
  conflicts: CheckInConflict[];
};
export type SettledCheckIns = {
  scans: Scan[];
};
export type OfflineCheckIns = {
  scans: {
    /** Made by the device */
    scanId: string;
    code: string;
    door: string;
    scannedAt: string;
  }[];
};
export type DoorList = {
  at: string;
  tickets: {
    /** SHA-256, in hex, of the code in capitals without hyphens */
    hash: string;
    id: string;
    name: string;
    typeName: string;
    seat: string | null;
    number: string;
    checkedInAt: string | null;
    door: string | null;
  }[];
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  checkInTicket: injectedRtkApi.endpoints.adminCheckInTicket,
  getCheckIns: injectedRtkApi.endpoints.adminGetCheckIns,
  settleCheckIns: injectedRtkApi.endpoints.adminSettleCheckIns,
  getDoorList: injectedRtkApi.endpoints.adminGetDoorList,
};
export const {
  useAdminCheckInTicketMutation: useCheckInTicketMutation,
  useAdminGetCheckInsQuery: useGetCheckInsQuery,
  useLazyAdminGetCheckInsQuery: useLazyGetCheckInsQuery,
  useAdminSettleCheckInsMutation: useSettleCheckInsMutation,
  useAdminGetDoorListQuery: useGetDoorListQuery,
  useLazyAdminGetDoorListQuery: useLazyGetDoorListQuery,
} = injectedRtkApi;
