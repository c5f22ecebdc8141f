import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListContent: build.query<
      AdminListContentApiResponse,
      AdminListContentApiArg
    >({
      query: () => ({ url: `/staff/content` }),
    }),
    adminGetContent: build.query<
      AdminGetContentApiResponse,
      AdminGetContentApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/${encodeURIComponent(String(queryArg.owner))}/${encodeURIComponent(String(queryArg.name))}`,
      }),
    }),
    adminDraftContent: build.mutation<
      AdminDraftContentApiResponse,
      AdminDraftContentApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/${encodeURIComponent(String(queryArg.owner))}/${encodeURIComponent(String(queryArg.name))}/draft`,
        method: "PUT",
        body: queryArg.contentDraft,
      }),
    }),
    adminPublishContent: build.mutation<
      AdminPublishContentApiResponse,
      AdminPublishContentApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/content/${encodeURIComponent(String(queryArg.owner))}/${encodeURIComponent(String(queryArg.name))}/publications`,
        method: "POST",
        body: queryArg.contentPublication,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListContentApiResponse =
  /** status 200 All of them */ ContentRow[];
export type AdminListContentApiArg = void;
export type AdminGetContentApiResponse =
  /** status 200 The document as it stands now */ ContentDetail;
export type AdminGetContentApiArg = {
  owner: string;
  name: string;
};
export type AdminDraftContentApiResponse =
  /** status 200 The document as it stands now */ ContentDetail;
export type AdminDraftContentApiArg = {
  owner: string;
  name: string;
  contentDraft: ContentDraft;
};
export type AdminPublishContentApiResponse =
  /** status 200 The document as it stands now */ ContentDetail;
export type AdminPublishContentApiArg = {
  owner: string;
  name: string;
  contentPublication: ContentPublication;
};
export type ContentRow = {
  path: string;
  title: string;
  about: string;
  /** The apps in use that show it */
  apps: string[];
  /** Addresses of the pages that show it */
  pages: string[];
  /** Pages show what staff have published, not the files */
  isEdited: boolean;
  hasDraft: boolean;
  /** The files have changed since staff published: somebody has to choose */
  clashes: boolean;
  changedAt: string | null;
  changedBy: string | null;
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
export type ContentRevision = {
  number: number;
  at: string;
  by: string;
  /** The text of the files was put back */
  isFiles: boolean;
  /** The number that it brought back */
  restored: number | null;
  value?: unknown | undefined;
};
export type ContentDetail = ContentRow & {
  version: number;
  /** JSON Schema, with what a form shows of it */
  schema?: unknown | undefined;
  /** What pages show now */
  shown?: unknown | undefined;
  /** What the files have */
  files?: unknown | undefined;
  /** What they had when staff published; of a clash alone */
  filesThen?: unknown | undefined;
  draft: {
    value?: unknown | undefined;
    at: string;
    by: string;
  } | null;
  /** Why apps in use cannot show what was published, and show the files */
  misfits: {
    field: string;
    message: string;
  }[];
  /** The newest first, at most twenty */
  revisions: ContentRevision[];
  /** Lets the site show the draft in its pages, for an hour */
  previewKey: string;
};
export type ContentDraft = {
  /** Of the document as it was seen: 409 when it has changed since */
  version: number;
  /** Null: there is no draft any more */
  value?: unknown | undefined;
};
export type ContentPublication = {
  /** Of the document as it was seen: 409 when it has changed since */
  version: number;
  /** The document, as its schema describes it */
  value?: unknown | undefined;
  /** What was published then, once more; 0 for what the files have */
  revision?: number | undefined;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listContent: injectedRtkApi.endpoints.adminListContent,
  getContent: injectedRtkApi.endpoints.adminGetContent,
  draftContent: injectedRtkApi.endpoints.adminDraftContent,
  publishContent: injectedRtkApi.endpoints.adminPublishContent,
};
export const {
  useAdminListContentQuery: useListContentQuery,
  useLazyAdminListContentQuery: useLazyListContentQuery,
  useAdminGetContentQuery: useGetContentQuery,
  useLazyAdminGetContentQuery: useLazyGetContentQuery,
  useAdminDraftContentMutation: useDraftContentMutation,
  useAdminPublishContentMutation: usePublishContentMutation,
} = injectedRtkApi;
