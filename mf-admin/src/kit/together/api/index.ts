import type { OpenRecord } from '@school/shared/staff';
import { OPENING, watchStream } from '../../live/watchStream';
import type { Live } from '../../live/liveStream';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const HANGING = ['AuditLog', 'Correspondence', 'LessonPlacing', 'Matching'] as const;

/** An event of a record's stream; see `RecordNews` in the API document. */
export interface RecordNews {
  readonly version: string;
  readonly isGone: boolean;
  readonly here: readonly string[];
  readonly changedBy: string | null;
  readonly isOwnChange: boolean;
}

const liveApi = generatedApi.enhanceEndpoints({ addTagTypes: HANGING }).injectEndpoints({
  endpoints: (build) => ({
    adminWatchRecord: build.query<Live<RecordNews>, Pick<OpenRecord, 'kind' | 'id'>>({
      queryFn: () => ({ data: OPENING }),
      onCacheEntryAdded: ({ kind, id }, entry) =>
        watchStream<RecordNews>(entry, entry.updateCachedData, {
          path: `/staff/together/${kind}/${id}/stream`,
          event: 'record',
          parse: parseNews,
        }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Refetches data that is shown beside a record. */
export const readHangingAnew = () => liveApi.util.invalidateTags([...HANGING]);

function parseNews(data: unknown): RecordNews {
  if (typeof data !== 'object' || data === null || !('version' in data))
    throw new Error('The stream sent something else than news of a record');
  return data as RecordNews;
}

/** The users who have a record open and its version, as long as a component uses them. */
export const { useAdminWatchRecordQuery: useWatchRecordQuery } = liveApi;
