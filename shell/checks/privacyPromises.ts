import { adultAge } from '@school/shared/competition';
import { communityLimits } from '@school/shared/schemas/community';
import { competitionLimits } from '@school/shared/schemas/competition';
import { referralLimits } from '@school/shared/schemas/referral';
import { formatDays, type RetainedKind } from '@school/shared/schemas/stored';
import { unclaimedHours } from '@school/shared/schemas/uploads';
import { school } from '@school/shared/site';

/** Verifies that a sentence of the privacy page is true. */
export type Keeper =
  /** A text in a file: the title of a test, or a line of code. */
  | { readonly file: string; readonly has: string }
  /** A kind of record that the hourly job deletes after the period in the sentence. */
  | { readonly kind: RetainedKind }
  /** The words of the sentence, with the same value from the code. */
  | { readonly says: string; readonly code: string }
  /** All places of the code that do something; another one would break the sentence. */
  | {
      readonly only: Readonly<Record<string, readonly string[]>>;
      readonly match: RegExp;
      readonly within: string;
    }
  /** Nothing that code can verify: what people do, or where to write to. */
  | { readonly byPeople: string };

/** A sentence of the page and how it is verified. */
export interface PrivacyPromise {
  readonly sentence: string;
  readonly keepers: readonly Keeper[];
}

/** Declares a sentence with its checks. */
export const promise = (sentence: string, ...keepers: readonly Keeper[]): PrivacyPromise => ({
  sentence,
  keepers,
});
const inFile = (file: string, has: string): Keeper => ({ file, has });
const value = (says: string, code: string | number): Keeper => ({ says, code: String(code) });
const kind = (name: RetainedKind): Keeper => ({ kind: name });
const people = (byPeople: string): Keeper => ({ byPeople });

const B = 'backend/src';
/** The check that every table with personal data belongs to a kind that the page lists. */
export const tables = inFile(
  `${B}/app/features.test.ts`,
  'every table with personal data is listed once in the stored records',
);
const archive = inFile(
  `${B}/office/people/people.test.ts`,
  'gets a readable archive, with the files and without other people',
);
const erased = inFile(
  `${B}/office/people/people.test.ts`,
  'is gone everywhere after erasure, and the books are unchanged',
);
const files = inFile(
  `${B}/office/retention/retention.test.ts`,
  'files are deleted with their records, and mails of the local folder as well',
);
const papersGo = inFile(
  `${B}/competition/entries/papers.test.ts`,
  'that were replaced, and all of a withdrawn entry, are deleted with their files',
);
const initials = inFile(`${B}/competition/staff/staff.test.ts`, "name: 'Esi M.'");
/** The checks of what stays until a person asks. */
export const untilAsked = [
  erased,
  inFile(`${B}/app/features.test.ts`, "['community', 'volunteers', 'teachers', 'texts']"),
];

/**
 * The sentences of the page `/privacy` by their headings, each with its verification. A row of stored data needs an entry
 * here only when its sentences are verified in another way than `declaredPromises.ts` does from its declaration.
 */
export const privacyPromises: Readonly<Record<string, readonly PrivacyPromise[]>> = {
  Privacy: [
    promise(
      'We store what you send us by a form, use it for what you sent it for, and sell nothing to anybody.',
      tables,
      people('The school sells nothing.'),
    ),
    promise('Write to us, and we tell you what we have of you, correct it or delete it.', archive, erased),
  ],
  'What we store': [
    promise('Each kind of record with its reason.', tables),
    promise(
      'Where a time stands, the site deletes it by itself; everywhere else it stays until you ask us.',
      inFile(`${B}/app/features.test.ts`, 'every time on the privacy page is one that is applied'),
    ),
  ],
  'Registrations for lessons, and trial lessons': [
    promise(
      'The pupil’s name, instrument, programme, level and times that suit; the guardian’s name for pupils under 18; e-mail, telephone and message.',
      tables,
      value('under 18', `under ${adultAge}`),
    ),
    promise('To find a teacher and an hour, and to ring you.', tables),
    promise('2 years after you sent it.', kind('lessons')),
    promise(
      'If it leads to a place, it stays until you ask us to delete it.',
      inFile(`${B}/lessons/feature.ts`, "ne(musicStudyRegistrations.status, 'placed')"),
      erased,
    ),
  ],
  Community: [
    promise('Name, e-mail and what interests you.', tables),
    promise(
      'The address also goes to the service that sends our emails.',
      inFile(
        `${B}/community/membership.test.ts`,
        'makes a member: counted, welcomed and on the mailing list',
      ),
    ),
    promise('To send the emails that you asked for.', tables),
    promise('Until you ask us to delete it.', ...untilAsked),
    promise(
      'Name and address go at once when you leave, and 8 days after you asked to join if you do not confirm.',
      inFile(`${B}/community/membership.test.ts`, 'erases name and address, updates the list'),
      inFile(`${B}/community/membership.test.ts`, 'is deleted after eight days'),
      value('8 days', `${communityLimits.confirmDays + 1} days`),
    ),
  ],
  'Recommendations to a friend': [
    promise('Both names, both addresses and your few words.', tables),
    promise('To send one email to each of you, and to thank you.', tables),
    promise(
      '2 days after you send it, or as soon as the emails are sent.',
      value('2 days', formatDays(referralLimits.daysToSend)),
      inFile(`${B}/community/referrals/referrals.test.ts`, 'drops unsent mails after two days'),
      inFile(
        `${B}/community/referrals/referrals.test.ts`,
        'only name and address of the sender, once the mails are sent',
      ),
    ),
    promise(
      'Your own name and address stay 1 year with the school, as a message does; of your friend they do not.',
      kind('messages'),
      inFile(`${B}/community/referrals/feature.ts`, 'erasing(referrers, referrals,'),
    ),
    promise(
      'A fingerprint of the friend’s address stays, which can be compared and not be read: nobody gets more than one such letter in 30 days, and none after saying no.',
      value('30 days', formatDays(referralLimits.daysBetweenMails)),
      inFile(`${B}/community/referrals/referrals.test.ts`, 'a friend gets one mail within thirty days'),
      inFile(`${B}/community/referrals/referrals.test.ts`, 'an opt-out stops mails to friends and senders'),
    ),
  ],
  'Performing here, and booking performers': [
    promise(
      'Name, e-mail, telephone, and what you would play, or where and when you want to hear us.',
      tables,
    ),
    promise('To choose performers, and to make an offer.', tables),
    promise('2 years after you applied.', kind('performers')),
    promise(
      'Anyone who is accepted stays until they ask us.',
      inFile(`${B}/community/showcase/feature.ts`, "ne(performers.status, 'accepted')"),
      erased,
    ),
    promise('A booking goes 1 year after its day.', kind('engagements')),
  ],
  'Entries for the competition': [
    promise(
      'Name, date of birth, e-mail and telephone; name, e-mail and telephone of a parent or guardian, their consent and what they say about pictures; instrument, pieces, teacher and school; audition time, points and words of the jury.',
      tables,
    ),
    promise('To hear you in the right band, to reach you, and to publish line-ups and results.', tables),
    promise('2 years after you entered.', kind('entries')),
    promise(
      'In published lists, competitors under 18 stand with first name and initial.',
      initials,
      value('under 18', `under ${adultAge}`),
    ),
    promise(
      'What was published stays until you ask us to take your name out.',
      inFile(`${B}/office/retention/retention.test.ts`, 'the books keep amounts, and publications remain'),
      erased,
    ),
  ],
  'Papers of an entry': [
    promise('Proof of age, picture, recording and certificate, as files or links.', tables),
    promise('To check the band, to print the programme, and for the jury.', tables),
    promise('2 years after you entered.', kind('entries')),
    promise('A paper goes with its file when you replace it or withdraw the entry.', papersGo),
  ],
  'Entries that are not sent yet': [
    promise('What you have typed so far and your e-mail, if you have the draft mailed to you.', tables),
    promise('To go on with it on another device.', tables),
    promise(
      '60 days after the last change.',
      value('60 days', formatDays(competitionLimits.draftDays)),
      inFile(`${B}/competition/drafts/drafts.test.ts`, 'which restarts with every change'),
    ),
    promise(
      'You can delete it yourself by its link.',
      inFile(`${B}/competition/drafts/drafts.test.ts`, 'is deleted when it is discarded'),
    ),
  ],
  'Files that belong to nothing yet': [
    promise('A file that you chose in a form which you did not send.', tables),
    promise('To have it ready when you press the button.', tables),
    promise(
      '1 day after you chose it.',
      value('1 day', formatDays(unclaimedHours / 24)),
      inFile(
        `${B}/platform/uploads/claimUpload.test.ts`,
        'unclaimed files are deleted, and claimed ones remain',
      ),
    ),
    promise('Files of a form that was sent stay with what was sent.', files),
  ],
  'Entries for the Music Art Challenge': [
    promise(
      'Artist’s name, age, school or town, the sheet, e-mail and telephone; the guardian’s name and telephone for artists under 18.',
      tables,
      value('under 18', `under ${adultAge}`),
    ),
    promise('To judge and show the sheets.', tables),
    promise('2 years after you sent it.', kind('challenge')),
    promise('The sheet goes with it.', files),
  ],
  'Donations, entry fees and tickets': [
    promise(
      'Name, e-mail, telephone if you give it, amount, what it is for, and your words for the donor wall; what the payment service tells of the payment.',
      tables,
    ),
    promise('Card numbers never reach us.', {
      only: {},
      match: /card_?(number|no\b)|\bcvv\b|\bcvc\b/i,
      within: '{backend/src/platform/db/schema,shared/src/schemas}/**/*.ts',
    }),
    promise('To carry out what you paid for, for receipts and refunds, and for the school’s books.', tables),
    promise('6 years after you paid.', kind('paid')),
    promise('What was never paid is without a name after 90 days.', kind('unpaid')),
    promise(
      'Amounts, dates and receipt numbers stay for the books.',
      inFile(`${B}/office/retention/retention.test.ts`, 'the books keep amounts, and publications remain'),
    ),
  ],
  'Tickets, waiting lists and invitations': [
    promise(
      'The name on each ticket, its seat and when it was scanned; name and e-mail of anyone who waits, is interested or is invited.',
      tables,
    ),
    promise('To let you in, and to write to you when tickets come back.', tables),
    promise(
      '1 year after the tickets were bought, or you asked to be told.',
      kind('tickets'),
      kind('waiting'),
    ),
  ],
  'Our teachers': [
    promise('Name, instruments and branch.', tables),
    promise('To plan lessons, and to say in mails who gives them.', tables),
    promise(
      'Until you ask us to delete it.',
      people('Staff write “Former teacher” over the name, which is all that is personal of a record.'),
    ),
  ],
  'What our staff have changed': [
    promise(
      'Name and account of who of our staff changed something, and which record; of your name, address and words only that they were changed.',
      inFile(`${B}/staff/audit/audit.test.ts`, 'contains no names, addresses or texts of people'),
    ),
    promise('Of our staff also how they like to see a list.', tables),
    promise('To find out how a record came to say what it says.', tables),
    promise('2 years after the change.', kind('audit')),
    promise(
      'Who of our staff has not been there for 2 years is forgotten, with what they chose.',
      kind('audit'),
      inFile(
        `${B}/office/retention/retention.test.ts`,
        'saved views of staff are deleted with their account',
      ),
    ),
  ],
  'Texts of our pages': [
    promise(
      'Name and account of who of our staff drafted or published a text, and the people whom the pages name.',
      tables,
    ),
    promise(
      'To know who published what, and to bring an earlier text back.',
      inFile(`${B}/site/site-content/siteContent.test.ts`, 'is restored by a new publication'),
    ),
    promise('Until you ask us to delete it.', ...untilAsked),
  ],
  'Forms that look as if a program had filled them in': [
    promise('What the form asks for, as you sent it.', tables),
    promise('To take it in if a person sent it, once somebody of the school has looked at it.', tables),
    promise('60 days after you sent it.', kind('held')),
    promise(
      'What you sent goes from here as soon as that was decided.',
      inFile(`${B}/office/held/held.test.ts`, 'and its held content is deleted'),
      inFile(`${B}/office/held/held.test.ts`, 'is deleted when staff discard it'),
    ),
  ],
  'Mails that we sent you': [
    promise('Address and text of what was sent, and notes of staff on how a matter went on.', tables),
    promise('To send each mail once, and to know what you were told.', tables),
    promise('90 days after they were sent.', kind('mails')),
    promise(
      'That there was a mail stays, without address and words.',
      inFile(`${B}/office/outbox/forgetMails.ts`, 'payload: emptied'),
    ),
    promise(
      'Notes of staff go with what they are about.',
      inFile(`${B}/office/enquiries/enquiries.test.ts`, 'is erased with its notes and answers'),
    ),
  ],
  'Where our staff are signed in': [
    promise(
      'Account, name, e-mail and roles, browser and system, when it was used, and which record they have open.',
      tables,
    ),
    promise(
      'To show it to them, to let them sign out elsewhere, to let us take access away at once, and to tell them who works on the same record.',
      inFile(
        `${B}/staff/me/sessions/sessions.test.ts`,
        'a session signed out elsewhere is refused on every instance',
      ),
      inFile(`${B}/staff/me/access/access.test.ts`, 'rejects every token of a signed-out person'),
      inFile(`${B}/staff/together/together.test.ts`, 'see each other arrive and leave'),
    ),
    promise('60 days after the last use.', kind('sessions')),
    promise(
      'What they have open is deleted within a minute after they close it.',
      inFile(`${B}/staff/together/together.ts`, 'export const presenceMs = 45_000;'),
      inFile(`${B}/staff/together/together.test.ts`, 'no longer see a colleague whose instance has crashed'),
    ),
  ],
  'Guards against abuse': [
    promise(
      'How often something was sent from one network address or account, and a fingerprint of what was sent.',
      tables,
    ),
    promise(
      'Fingerprints can be compared and not be read.',
      inFile(`${B}/platform/limits/takeFromLimit.ts`, "createHash('sha256').update(who)"),
    ),
    promise('To refuse hundreds of tries from one place, and the same form twice.', tables),
    promise('60 days after you sent it.', kind('fingerprints')),
    promise(
      'Counts older than a day are deleted with the next one; from where an account has signed in, as a fingerprint, after thirty days.',
      inFile(`${B}/community/joining.test.ts`, 'deletes counts after a day, which never contain the address'),
      inFile(`${B}/platform/identity/store/attempts.ts`, 'const knownFor = 30 * 24 * hour;'),
      inFile(
        `${B}/platform/identity/store/attempts.test.ts`,
        'expired rows are deleted, and rows contain neither addresses',
      ),
    ),
  ],
  'Children’s data': [
    promise(
      'Somebody under 18 gives us as little as possible, and a parent or guardian can ask for everything in their place.',
      value('under 18', `under ${adultAge}`),
      inFile(
        `${B}/competition/entryRecord.ts`,
        'isOf(email, competitionEntries.email, competitionEntries.guardianEmail)',
      ),
    ),
  ],
  'A guardian agrees': [
    promise(
      'For somebody under 18, an entry for the competition needs a parent’s or guardian’s yes by a link that we mail to them, or on paper; without it the entry is not accepted.',
      value('under 18', `under ${adultAge}`),
      inFile(`${B}/competition/consent/consent.test.ts`, 'consents by the link of their mail, once'),
      inFile(`${B}/competition/staff/staff.test.ts`, 'It still needs: the fee, the guardian’s consent'),
    ),
    promise(
      'The form for lessons asks for a guardian’s name as well.',
      inFile('shared/src/schemas/music-study/musicStudy.test.ts', 'requires a guardian for anyone under 18'),
    ),
  ],
  'Names and pictures': [
    promise(
      'Line-ups, results and awards show competitors under 18 by first name and initial.',
      initials,
      value('under 18', `under ${adultAge}`),
    ),
    promise(
      'Photographs and recordings of them are published only if a guardian says yes.',
      inFile(`${B}/competition/consent/consent.test.ts`, 'about pictures, which is stored separately'),
      people('The school looks at the answer in the entry before it publishes.'),
    ),
    promise(
      'The guardian is asked with the consent, and on the entry sheet, apart from the entry: it does not depend on the answer.',
      inFile('mf-competition/src/links/consentDraft.test.ts', 'about pictures separately from the consent'),
      inFile(
        'mf-competition/src/content/sheet.test.ts',
        'asks a guardian about pictures separately from the consent',
      ),
    ),
    promise(
      'The answer can be changed at any time: write to hello@example.com.',
      inFile(`${B}/competition/staff/staff.test.ts`, "record a guardian's answer about pictures"),
      value('hello@example.com', school.email),
    ),
    promise('The forms for lessons do not ask.', {
      only: {},
      match: /\bpictures?\b/i,
      within: 'shared/src/schemas/music-study/*.ts',
    }),
    promise(
      'We publish no picture of a pupil under 18 unless a guardian has said yes in writing.',
      value('under 18', `under ${adultAge}`),
      people('The school asks before it publishes.'),
    ),
  ],
  'Proof of age': [
    promise('It is there to check the band.', people('Staff check it.')),
    promise('It goes with its file when it is replaced or the entry is withdrawn.', papersGo),
  ],
  'On your device': [
    promise(
      'What you type into a form is kept in this browser until you send it, so that nothing is lost.',
      inFile('shared/src/form/useSchoolForm.test.tsx', 'keeps a draft through a reload, but never a secret'),
      inFile('shared/src/form/useSchoolForm.test.tsx', 'deletes the draft after a successful submit'),
    ),
    promise(
      'The links of an entry, of tickets and of a recommendation are kept there as well, and which payment is under way.',
      {
        only: {
          'mf-competition/src/entry-form/draft/useStoredDraft.ts': ['competition-draft'],
          'mf-competition/src/submitted-entry/entryKey.ts': ['competition-entry'],
          'mf-competition/src/payment/feeUnderWay.ts': ['competition-fee-${number}'],
          'mf-competition/src/register/StartEntry.tsx': ['draft:competition-entry'],
          'mf-donate/src/payment/donationUnderWay.ts': ['nameOf(slug)', 'nameOf(slug)'],
          'mf-mate/src/purchase/usePurchase.ts': ['purchaseKey(sale)'],
          'mf-mate/src/tickets/useTicketSet.ts': ['mate-2025-tickets ${address}'],
          'mf-public/src/parts/useMyLink.ts': ['my-link'],
        },
        match: /useStored\(['`]?(.*?)['`]?\);/,
        within: '{mf-!(admin),shell}/src/**/*.{ts,tsx}',
      },
    ),
    promise('Until you close the tab, it remembers whose recommendation brought you.', {
      only: {
        'mf-public/src/parts/answeredLinks.ts': ['sessionStorage', 'sessionStorage'],
        'mf-public/src/parts/referredBy.ts': ['sessionStorage', 'sessionStorage', 'sessionStorage'],
      },
      match: /((?:local|session)Storage)\./,
      within: '{mf-!(admin),shell}/src/**/*.{ts,tsx}',
    }),
    promise(
      'You can delete all of it in your browser’s settings for this site.',
      people('Browsers offer it.'),
    ),
    promise(
      'Donating sets a cookie that shows the receipt in the browser that gave, for two hours.',
      {
        only: { [`${B}/donations/receipts/receiptRight.ts`]: ['setCookie('] },
        match: /(setCookie\()/,
        within: `${B}/**/*.ts`,
      },
      {
        only: { 'shell/src/auth/emptyMarks.ts': ['document.cookie ='] },
        match: /(document\.cookie =)/,
        within: '{mf-*,shell,shared}/src/**/*.{ts,tsx}',
      },
      inFile(`${B}/donations/receipts/receipts.test.ts`, 'sees its receipt for two hours'),
    ),
    promise(
      'While a few visitors try a new version of the site, every visitor gets a cookie with a number from 0 to 99.',
      {
        only: {
          'shell/serve/server/previewRoutes.ts': ['setCookie('],
          'shell/serve/server/visitorGroup.ts': ['setCookie('],
        },
        match: /(setCookie\()/,
        within: 'shell/{serve,release}/**/*.ts',
      },
      inFile('shell/release/site/canary.ts', 'VISITOR_GROUPS = 100'),
      inFile('shell/serve/server/visitorSites.test.ts', 'a site without canaries sets no cookie'),
    ),
    promise(
      'It keeps your pages in one version for thirty days, and one visitor in a hundred has the same number.',
      inFile('shell/serve/server/visitorSites.test.ts', 'keeps it there for thirty days'),
    ),
    promise('Staff who sign in get the cookies of the sign-in.', {
      only: {
        [`${B}/platform/identity/routes/logout.ts`]: ['cookies.set('],
        [`${B}/platform/identity/routes/redeemLoginTicket.ts`]: ['cookies.set('],
      },
      match: /(cookies\.set\()/,
      within: `${B}/**/*.ts`,
    }),
    promise(
      'Whoever opens a preview of a new version gets one that shows it.',
      inFile('shell/serve/server/previewRoutes.test.ts', 'shows it in this browser only'),
    ),
  ],
  Visits: [
    promise(
      'We count how often a page is seen and how fast it is, in sums by day: without cookie, address or anything that tells visitors apart.',
      inFile(`${B}/site/analytics/beacon.test.ts`, 'is counted by day, page and referrer'),
      inFile(`${B}/site/analytics/beacon.test.ts`, 'contains nothing about the visitor'),
      inFile(`${B}/site/analytics/beacon.test.ts`, 'sets no cookie'),
    ),
    promise(
      'We also count, in sums by hour, how fast each part of the site loads and how often it fails.',
      inFile(
        `${B}/site/analytics/appHealth.test.ts`,
        'is counted by hour, version, channel, outcome and range',
      ),
      inFile(`${B}/site/analytics/appHealth.test.ts`, 'contains nothing about the visitor'),
    ),
    promise(
      'With Do Not Track or Global Privacy Control in your browser, nothing is counted.',
      inFile(
        `${B}/site/analytics/beacon.test.ts`,
        "it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('is not counted (%o)'",
      ),
      inFile('shell/src/analytics/countVisits.ts', "if (doNotTrack === '1' || globalPrivacyControl) return;"),
    ),
  ],
  'Who else gets something': [
    promise(
      'Payments go through Flutterwave, letters of the community through Mailchimp, and staff sign in through Auth0: each gets what it needs for that.',
      inFile(`${B}/payments/flutterwave/restClient.ts`, 'fetch('),
      inFile(`${B}/platform/mailing-list/mailchimp.ts`, 'fetch('),
      inFile('shell/src/auth/createClient.ts', 'auth0'),
    ),
    promise(
      'A mail server carries our mails, and files may lie with a storage service.',
      inFile(`${B}/platform/mail/smtpTransport.ts`, 'nodemailer'),
      inFile(`${B}/platform/uploads/bucketStore.ts`, 'S3'),
    ),
    promise('Nobody else gets anything, unless the law makes us.', {
      only: {
        // Within the API, to the site itself, and to the local payment service.
        [`${B}/app/api/app.ts`]: ['fetch(', 'fetch('],
        // Asked by operators, about settings only.
        [`${B}/app/preflight/checkServices.ts`]: ['fetch(', 'fetch(', 'fetch('],
        [`${B}/app/preflight/checkSite.ts`]: ['fetch('],
        [`${B}/platform/core/requestSite.ts`]: ['fetch('],
        [`${B}/payments/checkout/ledger/webhookSender.ts`]: ['fetch('],
        [`${B}/payments/checkout/scripts/desk.ts`]: ['fetch('],
        [`${B}/payments/checkout/scripts/pay.ts`]: ['fetch(', 'fetch('],
        [`${B}/platform/mailing-list/mailchimp.ts`]: ['fetch('],
        [`${B}/payments/flutterwave/restClient.ts`]: ['fetch('],
      },
      match: /\b(fetch\()/,
      within: `${B}/**/*.ts`,
    }),
  ],
  'Whom to write to': [
    promise(
      'Write to hello@example.com or call +233 30 200 0000.',
      value('hello@example.com', school.email),
      value('+233 30 200 0000', school.phoneLabel),
    ),
    promise(
      'Ask what we have of you, have it corrected, or have it deleted; we may ask you to answer from the address that it is about.',
      archive,
      erased,
      inFile(`${B}/office/people/people.test.ts`, 'is found in every kind of record'),
    ),
    promise(
      'If you are not content with our answer, the Data Protection Commission of Ghana hears complaints.',
      people('The authority of the country.'),
    ),
  ],
};
