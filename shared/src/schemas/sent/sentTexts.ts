// What a person reads after a form was sent, in the form's place and on the thank-you page without scripts.

export interface SentText {
  readonly title: string;
  readonly text: string;
}

export const messageSent: SentText = {
  title: 'We have received your message.',
  text: 'We have sent you an email with your reference. Somebody who knows the answer replies within two working days.',
};

export const feesAsked: SentText = {
  title: 'We have received your question.',
  text: 'We have sent you an email with your reference. Within two working days you get the fee for a whole course and the hours that are free.',
};

export const trialBooked: SentText = {
  title: 'Your trial lesson is booked.',
  text: 'We have sent you an email with the lesson for your calendar and a link to move or cancel it.',
};

export const registered: SentText = {
  title: 'We have received your registration.',
  text: 'We have sent you an email with your reference. The registrar writes or calls within two working days, with the fee and a free trial lesson.',
};

export const communityLetterSent: SentText = {
  title: 'Please check your email.',
  text: 'We have sent you a link. Open it within seven days to become a member. If the email does not arrive in a few minutes, look in your spam folder or send the form again.',
};

export const referralSent: SentText = {
  title: 'Thank you for thinking of somebody.',
  text: 'Your friend gets an email with your message, unless we wrote to them within the last month or they do not want to hear from us. You get one with a link of your own.',
};

export const applicationSent: SentText = {
  title: 'We have received your application.',
  text: 'We have sent you an email with your reference. Two of us read it and listen to what you sent, and you hear from us within two weeks, whatever we decide.',
};

export const engagementSent: SentText = {
  title: 'We are finding out who is free.',
  text: 'Within two working days you get an offer, or we tell you that nobody is free. Nothing is booked and nothing is to be paid until you agree. We have sent you an email with your reference.',
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
  text: 'We listen to all of it, and you hear from us within three weeks, yes or no. We have sent you an email with your reference.',
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
