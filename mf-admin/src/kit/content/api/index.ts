import { generatedApi, type ContentDetail } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  // Forms start with the latest values.
  endpoints: { adminGetContent: { keepUnusedDataFor: 0 } },
});

/** Stores a document in the cache as the API has just returned it. */
export const storeContent = (owner: string, name: string, detail: ContentDetail) =>
  generatedApi.util.upsertQueryData('adminGetContent', { owner, name }, detail);
