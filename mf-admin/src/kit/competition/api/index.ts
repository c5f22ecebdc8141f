import { generatedApi, type CompetitionRound, type JuryEntry } from './generated/endpoints';

export * from './generated/endpoints';

/** The tag of the list of entries; what changes more than one's own score invalidates it. */
export const juryEntryList = { type: 'JuryEntry', id: 'LIST' } as const;

generatedApi.enhanceEndpoints({
  addTagTypes: ['JuryEntry'],
  endpoints: { adminListJuryEntries: { providesTags: [juryEntryList] } },
});

/** Updates the score of one entry in the cached list of a round, so that it shows at once. */
export const storeOwnScore = (round: CompetitionRound, entryId: string, mine: JuryEntry['mine']) =>
  generatedApi.util.updateQueryData('adminListJuryEntries', { round }, (entries) =>
    entries.map((entry) => (entry.id === entryId ? { ...entry, mine } : entry)),
  );
