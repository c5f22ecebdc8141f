import { apiUrl } from '@school/shared/api';
import { watchEvents, whileCached, whileVisible } from '@school/shared/stream';
import { parseBoard } from './board';
import { generatedApi, type AuditionBoard, type CompetitionEntryState } from './generated/endpoints';

export * from './generated/endpoints';

const kept = (key: string, entry: CompetitionEntryState) =>
  generatedApi.util.upsertQueryData('competitionGetCompetitionEntry', { 'entry-key': key }, entry);

interface Asked {
  readonly dispatch: (action: ReturnType<typeof kept>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: CompetitionEntryState }>;
}

/** The response is the entry, so the cache need not request it. */
const answersEntry = {
  onQueryStarted: (arg: { readonly 'entry-key': string }, { dispatch, queryFulfilled }: Asked) =>
    queryFulfilled.then(
      ({ data }) => void dispatch(kept(arg['entry-key'], data)),
      () => undefined,
    ),
};

/** The tag of the open entry. */
const OPEN_ENTRY = { type: 'Entry', id: 'OPEN' } as const;

const competitionApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Hold', 'Draft', 'Entry'],
  endpoints: {
    competitionGetAuditionHold: {
      providesTags: (_, __, arg) => [{ type: 'Hold', id: arg['hold-token'] }],
    },
    competitionPutAuditionHold: {
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            const token = { 'hold-token': arg['hold-token'] };
            void dispatch(generatedApi.util.upsertQueryData('competitionGetAuditionHold', token, data));
          },
          () => undefined,
        ),
    },
    competitionReleaseAuditionHold: {
      invalidatesTags: (_, __, arg) => [{ type: 'Hold', id: arg['hold-token'] }],
    },
    competitionGetEntryDraft: {
      providesTags: (_, __, arg) => [{ type: 'Draft', id: arg['draft-key'] }],
    },
    competitionDropEntryDraft: {
      invalidatesTags: (_, __, arg) => [{ type: 'Draft', id: arg['draft-key'] }],
    },
    competitionSendCompetitionEntry: {
      invalidatesTags: (_, __, { 'hold-token': hold, 'draft-key': draft }) => [
        hold === undefined ? undefined : { type: 'Hold', id: hold },
        draft === undefined ? undefined : { type: 'Draft', id: draft },
      ],
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(kept(data.entryKey, data.entry)),
          () => undefined,
        ),
    },
    competitionGetCompetitionEntry: {
      providesTags: (_, __, arg) => [{ type: 'Entry', id: arg['entry-key'] }, OPEN_ENTRY],
    },
    // A payment names its order, not the entry, so it invalidates whichever is open.
    competitionConfirmPayment: { invalidatesTags: [OPEN_ENTRY] },
    competitionAddEntryPaper: answersEntry,
    competitionChooseEntrySlot: answersEntry,
    competitionAskEntryConsentAgain: answersEntry,
    competitionHandInCompetitionEntry: answersEntry,
    competitionWithdrawCompetitionEntry: answersEntry,
  },
});

const askForBoard = () =>
  competitionApi.endpoints.competitionGetAuditionSlots.initiate(undefined, {
    subscribe: false,
    forceRefetch: true,
  });

const liveApi = competitionApi.injectEndpoints({
  endpoints: (build) => ({
    competitionLiveBoard: build.query<AuditionBoard | null, void>({
      queryFn: () => ({ data: null }),
      onCacheEntryAdded: (_, { dispatch, updateCachedData, ...entry }) =>
        whileCached(entry, (signal) =>
          whileVisible(signal, (visible) => {
            watchEvents(visible, {
              open: (stop) => fetch(apiUrl('/competition/slots/stream'), { signal: stop, cache: 'no-store' }),
              event: 'slots',
              parse: parseBoard,
              onData: (board) => updateCachedData(() => board),
              onState(state) {
                if (state === 'live') return;
                // While the stream is disconnected, the board is requested. Without a response the last one
                // stays.
                void dispatch(askForBoard()).then(({ data }) => data && updateCachedData(() => data));
              },
            }).catch((error: unknown) => reportError(error));
          }),
        ),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Returns the live board of audition slots, and null before the first message. */
export const { useCompetitionLiveBoardQuery: useLiveBoardQuery } = liveApi;
