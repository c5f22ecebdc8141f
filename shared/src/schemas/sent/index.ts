export { errorHeading } from './errorHeading';
export {
  applicationSent,
  challengeSent,
  communityLetterSent,
  engagementSent,
  donorLinkSent,
  entryLinksSent,
  feesAsked,
  messageSent,
  performerSent,
  referralSent,
  registered,
  ticketLinksSent,
  trialBooked,
  waitingJoined,
  type SentText,
} from './sentTexts';
export {
  isPlainForm,
  PLAIN_FORM_KEY,
  PLAIN_PAYMENT_ID,
  plainForms,
  WAITING_ROOM,
  type PlainForm,
  type PlainFormName,
} from './plainForms';
export { LINK_FIELD, linkFiles, linkPages, type LinkField, type LinkForm, type LinkPage } from './linkPage';
