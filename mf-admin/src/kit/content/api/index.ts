import { generatedApi, type ContentDetail } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  // A form begins with what is there now.
  endpoints: { adminGetContent: { keepUnusedDataFor: 0 } },
});

/** Stores a document in the cache as the API has just returned it. */
export const storeContent = (owner: string, name: string, detail: ContentDetail) =>
  generatedApi.util.upsertQueryData('adminGetContent', { owner, name }, detail);
