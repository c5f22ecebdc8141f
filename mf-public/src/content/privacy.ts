// Sample content: texts about privacy beside the list of records. A lawyer should check them.
import { school } from '@school/shared/site';
import type { Topic } from './topic';

export const childrensData: readonly Topic[] = [
  {
    title: 'A guardian agrees',
    paragraphs: [
      'If a competitor is under 18, a parent or guardian must agree, on paper or by a link that we email to them. Without this we do not accept the entry. The form for lessons asks for a guardian’s name as well.',
    ],
  },
  {
    title: 'Names and pictures',
    paragraphs: [
      'Line-ups, results and awards show only the first name and initial of anyone under 18. We show pictures and recordings of them only if a guardian agrees.',
      `We ask the guardian with the consent and on the entry sheet. The entry does not depend on the answer. The guardian can change it at any time: write to ${school.email}.`,
      'The forms for lessons do not ask. We publish no picture of a student under 18 unless a guardian has agreed in writing.',
    ],
  },
  {
    title: 'Proof of age',
    paragraphs: ['We use it to check the band. We delete it when you replace it or withdraw the entry.'],
  },
];

export const elsewhere: readonly Topic[] = [
  {
    title: 'On your device',
    paragraphs: [
      'This browser keeps what you type into a form until you send it, so that nothing is lost. It also keeps the links to your entry, tickets and recommendation, your place in a waiting room, and which payment is in progress. Until you close the tab, it remembers who recommended us to you. You can delete all of this in your browser’s settings for this site.',
      'When you donate, a cookie lets this browser show your receipt for two hours. While a few visitors try a new version of the site, every visitor gets a cookie with a number from 0 to 99. It keeps your pages in one version for thirty days, and one visitor in a hundred has the same number. If scripts are off, a cookie keeps your place in the waiting room for tickets for thirty days. Staff who sign in get cookies for that. If you open a preview of a new version, a cookie shows it to you.',
    ],
  },
  {
    title: 'Visits',
    paragraphs: [
      'We count how often a page is seen and how fast it is, as totals for each day. We use no cookie, no address and nothing else that tells visitors apart. We also count how fast each part of the site loads and how often it fails, as totals for each hour. With Do Not Track or Global Privacy Control in your browser, nothing is counted.',
    ],
  },
  {
    title: 'Who else gets your data',
    paragraphs: [
      'Payments go through Flutterwave, community emails through Mailchimp, text and WhatsApp messages through Twilio, and staff sign in through Auth0. When a ticket changes that you have on an iPhone as a pass, we tell the iPhone through Apple. A ticket that you add to your Google account is kept there by Google, and its name and code only until the evening is over. Each gets only what it needs for that. A mail server sends our emails, and a storage service may hold files. Nobody else gets your data, unless the law requires it.',
    ],
  },
  {
    title: 'Ask about your data',
    paragraphs: [
      `Write to ${school.email} or call ${school.phoneLabel}. You can ask what we store about you, and have it corrected or deleted. We may ask you to write from the email address in question. If you are not happy with our answer, you can complain to the Data Protection Commission of Ghana.`,
    ],
  },
];
