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
/** A title of a test of the backend. */
const tested = (name: string, title: string): Keeper => inFile(`${B}/${name}.test.ts`, title);
/** The check that every table with personal data belongs to a kind that the page lists. */
export const tables = tested(
  'app/features',
  'every table with personal data is listed once in the stored records',
);
const archive = tested(
  'office/people/people',
  'gets a readable archive, with the files and without other people',
);
const erased = tested(
  'office/people/people',
  'is gone everywhere after erasure, and the books are unchanged',
);
const files = tested(
  'office/retention/retention',
  'files are deleted with their records, and mails of the local folder as well',
);
const papersGo = tested(
  'competition/entries/papers',
  'that were replaced, and all of a withdrawn entry, are deleted with their files',
);
const initials = tested('competition/staff/staff', "name: 'Esi M.'");
/** The checks of what stays until a person asks. */
export const untilAsked = [
  erased,
  tested('app/features', "['community', 'volunteers', 'teachers', 'texts']"),
];

/**
 * The sentences of the page `/privacy` by their headings, each with its verification. A row of stored data needs an entry
 * here only when its sentences are verified in another way than `declaredPromises.ts` does from its declaration.
 */
export const privacyPromises: Readonly<Record<string, readonly PrivacyPromise[]>> = {
  Privacy: [
    promise(
      'We store what you send us, use it only for that purpose, and never sell it.',
      tables,
      people('The school sells nothing.'),
    ),
    promise('Write to us to see, correct or delete your data.', archive, erased),
  ],
  'What we store': [
    promise('What we store, why, and for how long.', tables),
    promise(
      'Where a time is given, the site deletes the data by itself.',
      tested('app/features', 'every time on the privacy page is one that is applied'),
    ),
    promise('Everything else stays until you ask us to delete it.', ...untilAsked),
  ],
  'Registrations for lessons, and trial lessons': [
    promise(
      'The student’s name, instrument, programme, level and times that suit; the guardian’s name for students under 18; email, phone and message.',
      tables,
      value('under 18', `under ${adultAge}`),
    ),
    promise('To find a teacher and a lesson time, and to call you.', tables),
    promise('2 years after you sent it.', kind('lessons')),
    promise(
      'If it leads to a place, it stays until you ask us to delete it.',
      inFile(`${B}/lessons/feature.ts`, "ne(musicStudyRegistrations.status, 'placed')"),
      erased,
    ),
  ],
  Community: [
    promise('Name, email and what interests you.', tables),
    promise(
      'The address also goes to the service that sends our emails.',
      tested('community/membership', 'makes a member: counted, welcomed and on the mailing list'),
    ),
    promise('To send the emails that you asked for.', tables),
    promise('Until you ask us to delete it.', ...untilAsked),
    promise(
      'We delete name and address at once when you leave, and 8 days after you asked to join if you do not confirm.',
      tested('community/membership', 'erases name and address, updates the list'),
      tested('community/membership', 'is deleted after eight days'),
      value('8 days', `${communityLimits.confirmDays + 1} days`),
    ),
  ],
  'Recommendations to a friend': [
    promise('Both names, both addresses and your message.', tables),
    promise('To send one email to each of you, and to thank you.', tables),
    promise(
      '2 days after you send it, or as soon as the emails are sent.',
      value('2 days', formatDays(referralLimits.daysToSend)),
      tested('community/referrals/referrals', 'drops unsent mails after two days'),
      tested('community/referrals/referrals', 'only name and address of the sender, once the mails are sent'),
    ),
    promise(
      'We keep your own name and address for 1 year, as with a message, but not your friend’s.',
      kind('messages'),
      inFile(`${B}/community/referrals/feature.ts`, 'erasing(referrers, referrals,'),
    ),
    promise(
      'We keep a code made from your friend’s address, which cannot be read: nobody gets more than one such email in 30 days, and none after saying no.',
      value('30 days', formatDays(referralLimits.daysBetweenMails)),
      tested('community/referrals/referrals', 'a friend gets one mail within thirty days'),
      tested('community/referrals/referrals', 'an opt-out stops mails to friends and senders'),
    ),
  ],
  'Performing here, and booking performers': [
    promise('Name, email, phone, and what you would play, or where and when you want to hear us.', tables),
    promise('To choose performers, and to make an offer.', tables),
    promise('2 years after you applied.', kind('performers')),
    promise(
      'We keep accepted performers until they ask us to delete them.',
      inFile(`${B}/community/showcase/feature.ts`, "ne(performers.status, 'accepted')"),
      erased,
    ),
    promise('We delete a booking 1 year after its day.', kind('engagements')),
  ],
  'Entries for the competition': [
    promise(
      'Name, date of birth, email and phone; name, email and phone of a parent or guardian, their consent and what they say about pictures; instrument, pieces, teacher and school; audition time, points and comments of the judges.',
      tables,
    ),
    promise('To hear you in the right band, to reach you, and to publish line-ups and results.', tables),
    promise('2 years after you entered.', kind('entries')),
    promise(
      'Published lists show only the first name and initial of competitors under 18.',
      initials,
      value('under 18', `under ${adultAge}`),
    ),
    promise(
      'They stay until you ask us to remove your name.',
      tested('office/retention/retention', 'the books keep amounts, and publications remain'),
      erased,
    ),
  ],
  'Documents of an entry': [
    promise('Proof of age, picture, recording and certificate, as files or links.', tables),
    promise('To check the band, to print the programme, and for the judges.', tables),
    promise('2 years after you entered.', kind('entries')),
    promise('We delete a document when you replace it or withdraw the entry.', papersGo),
  ],
  'Entries that are not sent yet': [
    promise('What you have typed so far, and your email if we email you the draft.', tables),
    promise('To continue on another device.', tables),
    promise(
      '60 days after the last change.',
      value('60 days', formatDays(competitionLimits.draftDays)),
      tested('competition/drafts/drafts', 'which restarts with every change'),
    ),
    promise(
      'You can delete it yourself by its link.',
      tested('competition/drafts/drafts', 'is deleted when it is discarded'),
    ),
  ],
  'Files that are not sent yet': [
    promise('A file that you chose in a form which you did not send.', tables),
    promise('To have it ready when you send the form.', tables),
    promise(
      '1 day after you chose it.',
      value('1 day', formatDays(unclaimedHours / 24)),
      tested('platform/uploads/claimUpload', 'unclaimed files are deleted, and claimed ones remain'),
    ),
    promise('Files of a form that you sent are kept with it.', files),
  ],
  'Entries for the Music Art Challenge': [
    promise(
      'Artist’s name, age, school or town, the sheet, email and phone; the guardian’s name and phone for artists under 18.',
      tables,
      value('under 18', `under ${adultAge}`),
    ),
    promise('To judge and show the sheets.', tables),
    promise('2 years after you sent it.', kind('challenge')),
    promise('We delete the sheet with it.', files),
  ],
  'Donations, entry fees and tickets': [
    promise(
      'Name, email, phone if you give it, amount, what it is for, and your message for the donor wall; what the payment service tells us about the payment, and for a monthly gift its token for your card, encrypted.',
      tables,
    ),
    promise('We never get card numbers.', {
      only: {},
      match: /card_?(number|no\b)|\bcvv\b|\bcvc\b/i,
      within: '{backend/src/platform/db/schema,shared/src/schemas}/**/*.ts',
    }),
    promise('To carry out what you paid for, for receipts and refunds, and for the school’s books.', tables),
    promise('6 years after you paid.', kind('paid')),
    promise('We remove the name from unpaid orders after 90 days.', kind('unpaid')),
    promise(
      'Amounts, dates and receipt numbers stay in our accounts.',
      tested('office/retention/retention', 'the books keep amounts, and publications remain'),
    ),
  ],
  'Tickets, waiting lists and invitations': [
    promise(
      'The name on each ticket, its seat and when it was scanned; which iPhones have it as a pass, and whether you added it to your Google account; name and email of anyone who waits, is interested or is invited; your place in a waiting room, without your name.',
      tables,
    ),
    promise(
      'To let you in, to keep the ticket on your phone up to date, and to write to you when tickets come back.',
      tables,
      tested('tickets/wallet/followTickets', 'asks which has changed, and fetches the same pass'),
    ),
    promise(
      '1 year after the tickets were bought, or you joined the list.',
      kind('tickets'),
      kind('waiting'),
    ),
  ],
  'Our teachers': [
    promise('Name, instruments and branch.', tables),
    promise('To plan lessons, and to name the teacher in emails.', tables),
    promise(
      'Until you ask us to delete it.',
      people('Staff write “Former teacher” over the name, which is all that is personal of a record.'),
    ),
  ],
  'What our staff have changed': [
    promise('Which member of staff changed what, and in which record.', tables),
    promise(
      'We note that your name, address or message was changed, but not the text.',
      tested('staff/audit/audit', 'contains no names, addresses or texts of people'),
    ),
    promise('Also how staff like to see a list.', tables),
    promise('To find out who changed a record, and when.', tables),
    promise('2 years after the change.', kind('audit')),
    promise(
      'If a member of staff has not signed in for 2 years, we delete their account data.',
      kind('audit'),
      tested('office/retention/retention', 'saved views of staff are deleted with their account'),
    ),
  ],
  'Texts of our pages': [
    promise(
      'The member of staff who drafted or published a text, and the people named on the pages.',
      tables,
    ),
    promise(
      'To know who published what, and to restore an earlier text.',
      tested('site/site-content/siteContent', 'is restored by a new publication'),
    ),
    promise('Until you ask us to delete it.', ...untilAsked),
  ],
  'Forms that a program may have filled in': [
    promise('What the form asks for, as you sent it.', tables),
    promise('So that staff can check it and accept it if a person sent it.', tables),
    promise('60 days after you sent it.', kind('held')),
    promise(
      'We delete it here as soon as staff have decided.',
      tested('office/held/held', 'and its held content is deleted'),
      tested('office/held/held', 'is deleted when staff discard it'),
    ),
  ],
  'Emails that we sent you': [
    promise('Address and text of each email, and notes by staff.', tables),
    promise('To send each email once, and to know what we told you.', tables),
    promise('90 days after they were sent.', kind('mails')),
    promise(
      'We keep the fact that there was an email, without address and text.',
      inFile(`${B}/office/outbox/forgetMails.ts`, 'payload: emptied'),
    ),
    promise(
      'Notes by staff are deleted with what they are about.',
      tested('office/enquiries/enquiries', 'is erased with its notes and answers'),
    ),
  ],
  'Where our staff are signed in': [
    promise(
      'Account, name, email and roles, browser and system, when it was used, and which record they have open.',
      tables,
    ),
    promise('To show it to them and let them sign out elsewhere.', tables),
    promise(
      'Also so that we can remove access at once, and show who works on the same record.',
      tested('staff/me/sessions/sessions', 'a session signed out elsewhere is refused on every instance'),
      tested('staff/me/access/access', 'rejects every token of a signed-out person'),
      tested('staff/together/together', 'see each other arrive and leave'),
    ),
    promise('60 days after the last use.', kind('sessions')),
    promise(
      'What they have open is deleted within a minute after they close it.',
      inFile(`${B}/staff/together/together.ts`, 'export const presenceMs = 45_000;'),
      tested('staff/together/together', 'no longer see a colleague whose instance has crashed'),
    ),
  ],
  'Protection against abuse': [
    promise(
      'How often something was sent from one network address or account, and a code made from what was sent.',
      tables,
    ),
    promise(
      'The code cannot be read.',
      inFile(`${B}/platform/limits/takeFromLimit.ts`, "createHash('sha256').update(who)"),
    ),
    promise('To refuse hundreds of attempts from one place, and the same form twice.', tables),
    promise('60 days after you sent it.', kind('fingerprints')),
    promise(
      'We delete counts older than a day with the next one.',
      tested('community/joining', 'deletes counts after a day, which never contain the address'),
    ),
    promise(
      'We delete the code of where an account signed in after thirty days.',
      inFile(`${B}/platform/identity/store/attempts.ts`, 'const knownFor = 30 * 24 * hour;'),
      tested(
        'platform/identity/store/attempts',
        'expired rows are deleted, and rows contain neither addresses',
      ),
    ),
  ],
  'Children’s data': [
    promise(
      'We ask for as little as possible about people under 18.',
      value('under 18', `under ${adultAge}`),
      tables,
    ),
    promise(
      'A parent or guardian can ask us in their place.',
      inFile(
        `${B}/competition/entryRecord.ts`,
        'isOf(email, competitionEntries.email, competitionEntries.guardianEmail)',
      ),
    ),
  ],
  'A guardian agrees': [
    promise(
      'If a competitor is under 18, a parent or guardian must agree, on paper or by a link that we email to them.',
      value('under 18', `under ${adultAge}`),
      tested('competition/consent/consent', 'consents by the link of their mail, once'),
    ),
    promise(
      'Without this we do not accept the entry.',
      tested('competition/staff/staff', 'It still needs: the fee, the guardian’s consent'),
    ),
    promise(
      'The form for lessons asks for a guardian’s name as well.',
      inFile('shared/src/schemas/music-study/musicStudy.test.ts', 'requires a guardian for anyone under 18'),
    ),
  ],
  'Names and pictures': [
    promise(
      'Line-ups, results and awards show only the first name and initial of anyone under 18.',
      initials,
      value('under 18', `under ${adultAge}`),
    ),
    promise(
      'We show pictures and recordings of them only if a guardian agrees.',
      tested('competition/consent/consent', 'about pictures, which is stored separately'),
      people('The school looks at the answer in the entry before it publishes.'),
    ),
    promise(
      'We ask the guardian with the consent and on the entry sheet.',
      inFile('mf-competition/src/links/consentDraft.test.ts', 'about pictures separately from the consent'),
      inFile(
        'mf-competition/src/content/sheet.test.ts',
        'asks a guardian about pictures separately from the consent',
      ),
    ),
    promise(
      'The entry does not depend on the answer.',
      inFile('mf-competition/src/links/consentDraft.test.ts', 'about pictures separately from the consent'),
    ),
    promise(
      'The guardian can change it at any time: write to hello@example.com.',
      tested('competition/staff/staff', "record a guardian's answer about pictures"),
      value('hello@example.com', school.email),
    ),
    promise('The forms for lessons do not ask.', {
      only: {},
      match: /\bpictures?\b/i,
      within: 'shared/src/schemas/music-study/*.ts',
    }),
    promise(
      'We publish no picture of a student under 18 unless a guardian has agreed in writing.',
      value('under 18', `under ${adultAge}`),
      people('The school asks before it publishes.'),
    ),
  ],
  'Proof of age': [
    promise('We use it to check the band.', people('Staff check it.')),
    promise('We delete it when you replace it or withdraw the entry.', papersGo),
  ],
  'On your device': [
    promise(
      'This browser keeps what you type into a form until you send it, so that nothing is lost.',
      inFile('shared/src/form/useSchoolForm.test.tsx', 'keeps a draft through a reload, but never a secret'),
      inFile('shared/src/form/useSchoolForm.test.tsx', 'deletes the draft after a successful submit'),
    ),
    promise(
      'It also keeps the links to your entry, tickets and recommendation, your place in a waiting room, and which payment is in progress.',
      {
        only: {
          'mf-competition/src/entry-form/draft/useStoredDraft.ts': ['competition-draft'],
          'mf-competition/src/submitted-entry/entryKey.ts': ['competition-entry'],
          'mf-competition/src/payment/feeUnderWay.ts': ['competition-fee-${number}'],
          'mf-competition/src/register/StartEntry.tsx': ['draft:competition-entry'],
          'mf-donate/src/payment/donationUnderWay.ts': ['nameOf(slug)', 'nameOf(slug)'],
          'mf-mate/src/purchase/usePurchase.ts': ['purchaseKey(sale)'],
          'mf-mate/src/queue/useStoredPlace.ts': ['mate-2025-place'],
          'mf-mate/src/tickets/useTicketSet.ts': ['mate-2025-tickets ${address}'],
          'mf-public/src/parts/useMyLink.ts': ['my-link'],
        },
        match: /useStored\(['`]?(.*?)['`]?\);/,
        within: '{mf-!(admin),shell}/src/**/*.{ts,tsx}',
      },
    ),
    promise('Until you close the tab, it remembers who recommended us to you.', {
      only: {
        'mf-public/src/parts/answeredLinks.ts': ['sessionStorage', 'sessionStorage'],
        'mf-public/src/parts/referredBy.ts': ['sessionStorage', 'sessionStorage', 'sessionStorage'],
      },
      match: /((?:local|session)Storage)\./,
      within: '{mf-!(admin),shell}/src/**/*.{ts,tsx}',
    }),
    promise(
      'You can delete all of this in your browser’s settings for this site.',
      people('Browsers offer it.'),
    ),
    promise(
      'When you donate, a cookie lets this browser show your receipt for two hours.',
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
      tested('donations/receipts/receipts', 'sees its receipt for two hours'),
    ),
    promise(
      'While a few visitors try a new version of the site, every visitor gets a cookie with a number from 0 to 99.',
      {
        only: {
          'shell/serve/server/previewRoutes.ts': ['setCookie('],
          'shell/serve/forms/waitingRoom.ts': ['setCookie('],
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
    promise(
      'If scripts are off, a cookie keeps your place in the waiting room for tickets for thirty days.',
      inFile('shell/serve/forms/plainForms.test.ts', 'in a cookie for thirty days'),
    ),
    promise('Staff who sign in get cookies for that.', {
      only: {
        [`${B}/platform/identity/routes/logout.ts`]: ['cookies.set('],
        [`${B}/platform/identity/routes/redeemLoginTicket.ts`]: ['cookies.set('],
      },
      match: /(cookies\.set\()/,
      within: `${B}/**/*.ts`,
    }),
    promise(
      'If you open a preview of a new version, a cookie shows it to you.',
      inFile('shell/serve/server/previewRoutes.test.ts', 'shows it in this browser only'),
    ),
  ],
  Visits: [
    promise(
      'We count how often a page is seen and how fast it is, as totals for each day.',
      tested('site/analytics/beacon', 'is counted by day, page and referrer'),
    ),
    promise(
      'We use no cookie, no address and nothing else that tells visitors apart.',
      tested('site/analytics/beacon', 'contains nothing about the visitor'),
      tested('site/analytics/beacon', 'sets no cookie'),
    ),
    promise(
      'We also count how fast each part of the site loads and how often it fails, as totals for each hour.',
      tested('site/analytics/appHealth', 'is counted by hour, version, channel, outcome and range'),
      tested('site/analytics/appHealth', 'contains nothing about the visitor'),
    ),
    promise(
      'With Do Not Track or Global Privacy Control in your browser, nothing is counted.',
      tested('site/analytics/beacon', "it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('is not counted (%o)'"),
      inFile('shell/src/analytics/countVisits.ts', "if (doNotTrack === '1' || globalPrivacyControl) return;"),
    ),
  ],
  'Who else gets your data': [
    promise(
      'Payments go through Flutterwave, community emails through Mailchimp, text and WhatsApp messages through Twilio, and staff sign in through Auth0.',
      inFile(`${B}/payments/flutterwave/restClient.ts`, 'fetch('),
      inFile(`${B}/platform/mailing-list/mailchimp.ts`, 'fetch('),
      inFile(`${B}/platform/text-messages/twilioTexts.ts`, 'fetch('),
      inFile('shell/src/auth/createClient.ts', 'auth0'),
    ),
    promise(
      'When a ticket changes that you have on an iPhone as a pass, we tell the iPhone through Apple.',
      inFile(`${B}/tickets/wallet/tellPhone.ts`, 'https://api.push.apple.com'),
      tested('tickets/wallet/tellPhone', 'sends an empty push for the pass type'),
    ),
    promise(
      'A ticket that you add to your Google account is kept there by Google, and its name and code only until the evening is over.',
      inFile(`${B}/tickets/google-wallet/googleApi.ts`, 'https://walletobjects.googleapis.com'),
      tested('tickets/google-wallet/googleWallet', 'has no name at Google once the evening is over'),
    ),
    promise('Each gets only what it needs for that.', people('The requests are reviewed.')),
    promise(
      'A mail server sends our emails, and a storage service may hold files.',
      inFile(`${B}/platform/mail/smtpTransport.ts`, 'nodemailer'),
      inFile(`${B}/platform/uploads/bucketStore.ts`, 'S3'),
    ),
    promise('Nobody else gets your data, unless the law requires it.', {
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
        [`${B}/platform/text-messages/twilioTexts.ts`]: ['fetch('],
        [`${B}/tickets/google-wallet/googleApi.ts`]: ['fetch(', 'fetch('],
        [`${B}/tickets/wallet/tellPhone.ts`]: ["'node:http2'"],
        [`${B}/payments/flutterwave/restClient.ts`]: ['fetch('],
      },
      match: /(\bfetch\(|'node:http2')/,
      within: `${B}/**/*.ts`,
    }),
  ],
  'Ask about your data': [
    promise(
      'Write to hello@example.com or call +233 30 200 0000.',
      value('hello@example.com', school.email),
      value('+233 30 200 0000', school.phoneLabel),
    ),
    promise(
      'You can ask what we store about you, and have it corrected or deleted.',
      archive,
      erased,
      tested('office/people/people', 'is found in every kind of record'),
    ),
    promise('We may ask you to write from the email address in question.', people('The office asks.')),
    promise(
      'If you are not happy with our answer, you can complain to the Data Protection Commission of Ghana.',
      people('The authority of the country.'),
    ),
  ],
};
