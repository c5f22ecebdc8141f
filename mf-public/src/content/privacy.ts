// Sample content: texts about privacy beside the list of records. A lawyer should check them.
import { school } from '@school/shared/site';
import type { Topic } from './topic';

export const childrensData: readonly Topic[] = [
  {
    title: 'A guardian agrees',
    paragraphs: [
      'For somebody under 18, an entry for the competition needs a parent’s or guardian’s yes by a link that we mail to them, or on paper; without it the entry is not accepted. The form for lessons asks for a guardian’s name as well.',
    ],
  },
  {
    title: 'Names and pictures',
    paragraphs: [
      'Line-ups, results and awards show competitors under 18 by first name and initial. Photographs and recordings of them are published only if a guardian says yes.',
      `The guardian is asked with the consent, and on the entry sheet, apart from the entry: it does not depend on the answer. The answer can be changed at any time: write to ${school.email}.`,
      'The forms for lessons do not ask. We publish no picture of a pupil under 18 unless a guardian has said yes in writing.',
    ],
  },
  {
    title: 'Proof of age',
    paragraphs: [
      'It is there to check the band. It goes with its file when it is replaced or the entry is withdrawn.',
    ],
  },
];

export const elsewhere: readonly Topic[] = [
  {
    title: 'On your device',
    paragraphs: [
      'What you type into a form is kept in this browser until you send it, so that nothing is lost. The links of an entry, of tickets and of a recommendation are kept there as well, and which payment is under way. Until you close the tab, it remembers whose recommendation brought you. You can delete all of it in your browser’s settings for this site.',
      'Donating sets a cookie that shows the receipt in the browser that gave, for two hours. While a few visitors try a new version of the site, every visitor gets a cookie with a number from 0 to 99. It keeps your pages in one version for thirty days, and one visitor in a hundred has the same number. Staff who sign in get the cookies of the sign-in. Whoever opens a preview of a new version gets one that shows it.',
    ],
  },
  {
    title: 'Visits',
    paragraphs: [
      'We count how often a page is seen and how fast it is, in sums by day: without cookie, address or anything that tells visitors apart. We also count, in sums by hour, how fast each part of the site loads and how often it fails. With Do Not Track or Global Privacy Control in your browser, nothing is counted.',
    ],
  },
  {
    title: 'Who else gets something',
    paragraphs: [
      'Payments go through Flutterwave, letters of the community through Mailchimp, and staff sign in through Auth0: each gets what it needs for that. A mail server carries our mails, and files may lie with a storage service. Nobody else gets anything, unless the law makes us.',
    ],
  },
  {
    title: 'Whom to write to',
    paragraphs: [
      `Write to ${school.email} or call ${school.phoneLabel}. Ask what we have of you, have it corrected, or have it deleted; we may ask you to answer from the address that it is about. If you are not content with our answer, the Data Protection Commission of Ghana hears complaints.`,
    ],
  },
];
