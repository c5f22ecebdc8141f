export { axeIsContent, objections } from './axe';
export { checkoutFrame, checkoutOf, checkoutScript, expectPaid, paymentsOf, settle } from './checkout';
export {
  anonymous,
  atCheckout,
  expectReceived,
  expectTyped,
  fillIn,
  giveButton,
  openGift,
  receipt,
  received,
  reload,
  wall,
} from './donationForm';
export { away, awayMessage, expectWrong, formReady, formsReady, refusal, summary } from './forms';
export { walkByTab, type Stop } from './keyboard';
export { heightTaken, sidewaysScroll, smallTargets, wordsCutOff } from './layout';
export { linksIn, linksOf, type FoundLink } from './links';
export { inEveryLook, PHONE } from './looks';
export { countMailsTo, mailTo, staffAddress } from './mails';
export { askToJoin, confirmByLetter, linkIn, subscriber } from './mailingList';
export { ADMIN_PAGES, OTHER_PAGES, PUBLIC_PAGES, UNKNOWN_PAGES, type SpecPage } from './pages';
export { admin, blocked, freshEmail, greeting, openAs, sendSignIn, staff, visitor } from './people';
export { openProxy, type RecordingProxy } from './proxy';
export { appReady, expect, open, test } from './site';
export { addressesOf, blocksIn, missingOf, thingsIn, wordsOf, type Thing } from './structuredData';
export { TEST_SITE } from './testSite';
