import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const list = (
  type: 'Announcement' | 'AuditionSlot' | 'CompetitionEntry' | 'CompetitionSettings' | 'Publication',
) => ({ type, id: 'LIST' }) as const;

const entry = (id: string) => ({ type: 'CompetitionEntry', id }) as const;

/** No matter which entries are open: what moves several may name all that a filter finds. */
const open = entry('OPEN');

/** What is another one once an entry has changed: it may give its time back, and be named in what is published next. */
const changes = (entryId: string) =>
  [entry(entryId), list('CompetitionEntry'), list('AuditionSlot'), list('Publication')] as const;

generatedApi.enhanceEndpoints({
  addTagTypes: [
    'Announcement',
    'AuditionSlot',
    'CompetitionEntry',
    'CompetitionSettings',
    'Payment',
    'PaymentFlag',
    'Publication',
    'Refund',
  ],
  endpoints: {
    adminListCompetitionEntries: { providesTags: [list('CompetitionEntry')] },
    adminGetCompetitionEntryDetail: {
      providesTags: (detail, _, { entryId }) => [
        entry(entryId),
        open,
        ...(detail?.payments ?? []).map(({ id }) => ({ type: 'Payment' as const, id })),
        ...(detail?.refunds ?? []).map(({ id }) => ({ type: 'Refund' as const, id })),
        ...(detail?.flags ?? []).map(({ id }) => ({ type: 'PaymentFlag' as const, id })),
      ],
    },
    adminMoveCompetitionEntry: { invalidatesTags: (_, __, { entryId }) => changes(entryId) },
    adminMoveCompetitionEntries: {
      invalidatesTags: [list('CompetitionEntry'), open, list('AuditionSlot'), list('Publication')],
    },
    adminReceiveEntryAtOffice: { invalidatesTags: (_, __, { entryId }) => changes(entryId) },
    // Refused as well: what is on the board is not what was thought.
    adminMoveEntrySlot: { invalidatesTags: (_, __, { entryId }) => changes(entryId) },
    adminTypeInCompetitionEntry: { invalidatesTags: [list('CompetitionEntry'), list('AuditionSlot')] },
    adminListStaffAuditionSlots: { providesTags: [list('AuditionSlot')] },
    adminBlockAuditionSlot: { invalidatesTags: [list('AuditionSlot')] },
    adminGetCompetitionSettings: { providesTags: [list('CompetitionSettings')] },
    adminChangeCompetitionSettings: { invalidatesTags: [list('CompetitionSettings')] },
    adminListCompetitionAnnouncements: { providesTags: [list('Announcement')] },
    adminSendCompetitionAnnouncement: { invalidatesTags: [list('Announcement')] },
    adminListPublications: { providesTags: [list('Publication')] },
    adminPreviewPublication: { providesTags: [list('Publication')] },
    adminPublishCompetition: { invalidatesTags: [list('Publication')] },
    adminUnpublishCompetition: { invalidatesTags: [list('Publication')] },
  },
});
