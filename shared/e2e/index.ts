export { askAs, authorizationAs, type Ask } from './askAs';
export { expectAccessible, objections } from './axe';
export { answerOf, payByCardAt, payOrder } from './checkout';
export { donate } from './donation';
export {
  away,
  awayMessage,
  expectEachWrong,
  expectMissing,
  expectSentOnce,
  expectWrong,
  formReady,
  formsReady,
  refusal,
  summary,
} from './forms';
export { expectFits, sidewaysScroll, textsCutOff, ZOOMED } from './layout';
export { PHONE, TWO_LOOKS } from './looks';
export { countMailsTo, mailTo, staffAddress } from './mails';
export { askToJoin, confirmByMail, linkIn, subscriber } from './mailingList';
export type { SpecPage } from './pages';
export {
  admin,
  blocked,
  doorkeeper,
  freshEmail,
  greeting,
  judges,
  openAs,
  sendSignIn,
  signInAt,
  staff,
  visitor,
} from './people';
export { openProxy, type RecordingProxy } from './proxy';
export { appReady, expect, open, test } from './site';
export { slowDown } from './slowPhone';
export { TEST_SITE } from './testSite';
export { testPages } from './testPages';
export { testUnknownPages } from './testUnknownPages';
export { testWithoutScript } from './testWithoutScript';
export { violations, watchViolations } from './violations';
