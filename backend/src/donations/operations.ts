import type { Audiences, Changes } from '../platform/feature/feature';

/** Who may call its operations; the others are for staff. */
export const audiences: Audiences = {
  anybody: [
    'listProjects',
    'getProjectFigures',
    'getDonationFees',
    'getMatchedGifts',
    'getSupporterGifts',
    'streamRaised',
    'getProject',
    'startDonation',
    'getDonation',
    'mailReceipt',
    'listDonors',
    'getMonthlyGift',
    'changeMonthlyGift',
    'payMonthlyGift',
    'requestDonorLink',
    'getDonor',
    'getDonorStatement',
    'mailGiftLink',
  ],
};

/** What its operations change, for the audit log. */
export const changes: Changes = {
  changeProject: 'opened or closed a project',
  decideWordsOfMany: 'moderated several donors’ messages',
  decideWords: 'moderated a donor’s message',
  changeGiftByStaff: 'paused, resumed or ended a monthly gift',
  mailGiftLinkByStaff: 'sent or replaced the link of a monthly gift',
  resendReceipt: 'sent a receipt again',
};
