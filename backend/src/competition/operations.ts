import type { Audiences, Changes } from '../platform/feature/feature';

/** Who may call its operations; the others are for staff. */
export const audiences: Audiences = {
  anybody: [
    'getAuditionSlots',
    'streamAuditionSlots',
    'putAuditionHold',
    'getAuditionHold',
    'releaseAuditionHold',
    'waitForAuditionSlot',
    'leaveAuditionWaiting',
    'keepEntryDraft',
    'getEntryDraft',
    'changeEntryDraft',
    'dropEntryDraft',
    'sendCompetitionEntry',
    'getCompetitionEntry',
    'handInCompetitionEntry',
    'withdrawCompetitionEntry',
    'getEntryReport',
    'payEntryFee',
    'addEntryPaper',
    'chooseEntrySlot',
    'askEntryConsentAgain',
    'mailEntryLinks',
    'readCompetitionConsent',
    'giveCompetitionConsent',
    'getPublication',
  ],
  jury: ['getOwnJuror', 'listJuryEntries', 'getJuryEntry'],
  juror: ['giveJuryScore', 'recuseFromEntry'],
};

/** What its operations change, for the audit log. */
export const changes: Changes = {
  publishCompetition: 'published competition news',
  unpublishCompetition: 'unpublished competition news',
  typeInCompetitionEntry: 'added a competition entry from paper',
  moveCompetitionEntries: 'moved several competition entries',
  moveCompetitionEntry: 'moved a competition entry',
  moveEntrySlot: 'moved an entry to another audition time',
  receiveEntryAtOffice: 'received papers at the office',
  blockAuditionSlot: 'blocked or freed an audition time',
  changeCompetitionSettings: 'changed the competition settings',
  sendCompetitionAnnouncement: 'sent an announcement',
  nameJuror: 'set the name and instruments of a juror',
  giveJuryScore: 'scored an entry',
  recuseFromEntry: 'recused from scoring an entry',
};
