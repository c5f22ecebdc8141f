// What a person reads after a form was sent, in the form's place and on the thank-you page without scripts.

export interface SentText {
  readonly title: string;
  readonly text: string;
}

export const messageSent: SentText = {
  title: 'Your message is with us.',
  text: 'A mail with your reference is on its way to you. Somebody who knows the answer replies within two working days, from a person’s address and not from a machine’s.',
};

export const feesAsked: SentText = {
  title: 'Your question is with the registrar.',
  text: 'A mail with your reference is on its way to you. Within two working days you get the fee for a whole course and the hours that are free.',
};

export const trialBooked: SentText = {
  title: 'The half hour is yours.',
  text: 'A mail is on its way to you, with the lesson for your calendar and a link by which you move or cancel it.',
};

export const registered: SentText = {
  title: 'Your registration is with us.',
  text: 'A mail with your reference is on its way to you. The registrar writes or rings within two working days, with the fee and a first half hour that costs nothing.',
};

export const communityLetterSent: SentText = {
  title: 'We have sent you a letter: confirm it.',
  text: 'It takes a minute or two. Open the link in it within seven days, and you are counted in. If it does not come, look in your spam folder, or ask once more.',
};

export const referralSent: SentText = {
  title: 'Thank you for thinking of somebody.',
  text: 'Your friend gets a letter with your words in it, unless one of ours went there within the last month or they would rather not hear from us. Yours brings a link of your own.',
};

export const applicationSent: SentText = {
  title: 'Your application is with us.',
  text: 'A mail with your reference is on its way to you. Two of us read your letter and listen to what you sent, and you hear from us within two weeks, whatever we decide.',
};

export const engagementSent: SentText = {
  title: 'We are finding out who is free.',
  text: 'Within two working days you have an offer, or an honest no. Nothing is booked and nothing is to be paid until you say yes. A mail with your reference is on its way to you.',
};

export const challengeSent: SentText = {
  title: 'Your sheet is in',
  text: 'Keep the sheet itself flat and dry: if the jury chooses it, we ask for it.',
};

export const ticketLinksSent: SentText = {
  title: 'Check your email',
  text: 'If tickets were bought with this address, new links to them are on their way.',
};

export const entryLinksSent: SentText = {
  title: 'Check your email',
  text: 'If an entry was made with this address, its link is on its way.',
};

export const performerSent: SentText = {
  title: 'We have your music.',
  text: 'We listen to all of it, and you hear from us within three weeks, yes or no. A mail with your reference is on its way to you.',
};

export const donationPaid: SentText = {
  title: 'Payment received!',
  text: 'Your donation has been received succesfully. The receipt is on its way to you by mail.',
};

export const ticketsPaid: SentText = {
  title: 'Your tickets are on their way',
  text: 'They come by mail, with a private link to them.',
};

export const entryFeePaid: SentText = {
  title: 'Your fee is paid',
  text: 'A mail confirms it. The link of your entry shows your audition time, and what is still missing.',
};
