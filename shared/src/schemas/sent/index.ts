export { errorHeading } from './errorHeading';
export {
  applicationSent,
  challengeSent,
  communityLetterSent,
  engagementSent,
  entryLinksSent,
  feesAsked,
  messageSent,
  performerSent,
  referralSent,
  registered,
  ticketLinksSent,
  trialBooked,
  type SentText,
} from './sentTexts';
export { isPlainForm, PLAIN_FORM_KEY, plainForms, type PlainFormName } from './plainForms';
