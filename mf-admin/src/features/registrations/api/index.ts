import { recordTags } from '@school/shared/staff/list';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const entries = recordTags('CompetitionEntry');
const flags = recordTags('PaymentFlag');
const payments = recordTags('Payment');
const refunds = recordTags('Refund');
const { list: announcements } = recordTags('Announcement');
const { list: publications } = recordTags('Publication');
const { list: settings } = recordTags('CompetitionSettings');
const { list: slots } = recordTags('AuditionSlot');

/** A change of an entry may free its time and change the preview of a publication. */
const changes = (_: unknown, __: unknown, { entryId }: { readonly entryId: string }) => [
  entries.one(entryId),
  entries.list,
  slots,
  publications,
];

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
    adminListCompetitionEntries: { providesTags: [entries.list] },
    adminGetCompetitionEntryDetail: {
      providesTags: (detail, _, { entryId }) => [
        entries.one(entryId),
        entries.open,
        ...(detail?.payments ?? []).map(({ id }) => payments.one(id)),
        ...(detail?.refunds ?? []).map(({ id }) => refunds.one(id)),
        ...(detail?.flags ?? []).map(({ id }) => flags.one(id)),
      ],
    },
    adminMoveCompetitionEntry: { invalidatesTags: changes },
    adminMoveCompetitionEntries: {
      invalidatesTags: [...entries.many, slots, publications],
    },
    adminReceiveEntryAtOffice: { invalidatesTags: changes },
    // Also after a rejection, because the board shown was stale.
    adminMoveEntrySlot: { invalidatesTags: changes },
    adminTypeInCompetitionEntry: { invalidatesTags: [entries.list, slots] },
    adminListStaffAuditionSlots: { providesTags: [slots] },
    adminBlockAuditionSlot: { invalidatesTags: [slots] },
    adminGetCompetitionSettings: { providesTags: [settings] },
    adminChangeCompetitionSettings: { invalidatesTags: [settings] },
    adminListCompetitionAnnouncements: { providesTags: [announcements] },
    adminSendCompetitionAnnouncement: { invalidatesTags: [announcements] },
    adminListPublications: { providesTags: [publications] },
    adminPreviewPublication: { providesTags: [publications] },
    adminPublishCompetition: { invalidatesTags: [publications] },
    adminUnpublishCompetition: { invalidatesTags: [publications] },
  },
});
