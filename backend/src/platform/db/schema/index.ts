export { accountAccess } from './accountAccess';
export { accountSessions } from './accountSessions';
export { appHealth } from './appHealth';
export { auditActions, auditChanges } from './audit';
export { formBeginnings, pageViews, pageVitals } from './analytics';
export { communityConfirmations, communityMembers } from './community';
export {
  competitionAnnouncements,
  competitionMoves,
  entryMovers,
  entryMoves,
  competitionPublications,
  publicationKinds,
} from './competition';
export { competitionDrafts, competitionEntries, competitionPapers, entryStates } from './entries';
export { contactMessages } from './contact';
export { dailyTotals } from './dailyTotals';
export { donations, wallStates } from './donations';
export { jobApplications } from './jobApplications';
export { knownPeople, peopleToUpdate } from './knownPeople';
export { feeEnquiries, musicStudyRegistrations } from './musicStudy';
export { orders, orderTransitions, paymentAttempts, transitionCauses } from './orders';
export { donorLinks } from './donorLinks';
export { giftMonths, monthlyGifts, monthlyGiftStates, giftMonthStates } from './monthlyGifts';
export { outbox } from './outbox';
export { paymentFlags, payments, refunds, webhookDeliveries } from './payments';
export { pageVersions } from './pageVersions';
export { photographs } from './photographs';
export { policyReports } from './policyReports';
export { projects } from './projects';
export { rateLimits } from './rateLimits';
export {
  referralAddresses,
  referralLinks,
  referralMails,
  referrals,
  type ReferralMailTexts,
} from './referrals';
export { reminders, reminderStops, textReminders } from './reminders';
export { savedViews } from './savedViews';
export { contentDocuments, contentRevisions } from './siteContent';
export { engagements, performers } from './showcase';
export { signInFailures } from './signInFailures';
export { staffAccounts } from './staffAccounts';
export { statusChanges } from './statusChanges';
export { recordPresence, recordVersions } from './together';
export { heldSubmissions } from './heldSubmissions';
export { submissionKeys } from './submissionKeys';
export { trialBookings, trialTimes } from './trials';
export { tributes } from './tributes';
export { uploads } from './uploads';
export { challengeEntries } from './challenge';
export { googleEvenings, googlePasses } from './googlePasses';
export { hallBlocks, hallPlan, hallSeats } from './hall';
export { ticketInvitations, ticketPromoCodes } from './ticketCodes';
export { ticketScans } from './ticketDoors';
export { ticketHolds, ticketOrders, tickets } from './tickets';
export { ticketArrivals, ticketQueue } from './ticketQueue';
export { saleNames, ticketSales, ticketTypes } from './ticketTypes';
export { ticketInterests, ticketWaiting } from './ticketWaiting';
export { walletPasses } from './walletPasses';
export { auditionBookings, auditionSlots, auditionWaiting, competitionSettings } from './auditions';
export { competitionJurors, competitionRecusals, competitionScoreChanges, competitionScores } from './jury';
export { enquiries, enquiryNotes } from './enquiries';
export { lessonPlaces, lessons } from './lessons';
export { teachers } from './teachers';
export { teacherTimes } from './teacherTimes';
export { engagementOffers } from './offers';
export { volunteerAssignments, volunteers, volunteerShifts } from './volunteers';
