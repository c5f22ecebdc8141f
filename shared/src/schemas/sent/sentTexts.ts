// What a person reads after a form was sent, in the form's place and on the thank-you page without scripts.

export interface SentText {
  readonly title: string;
  readonly text: string;
}

export const messageSent: SentText = {
  title: 'We have received your message.',
  text: 'We have sent you an email with your reference. The right person replies within two working days.',
};

export const feesAsked: SentText = {
  title: 'We have received your question.',
  text: 'We have sent you an email with your reference. Within two working days we send you the fee for a whole course and the free lesson times.',
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
  title: 'Thank you for telling a friend.',
  text: 'Your friend gets an email with your message, unless we wrote to them in the last month or they do not want our emails. You get one with your own link.',
};

export const applicationSent: SentText = {
  title: 'We have received your application.',
  text: 'We have sent you an email with your reference. Two of us read it and listen to what you sent. We answer within two weeks, whatever we decide.',
};

export const engagementSent: SentText = {
  title: 'We are finding out who is free.',
  text: 'Within two working days you get an offer, or we tell you that nobody is free. Nothing is booked, and you pay nothing until you agree. We have sent you an email with your reference.',
};

export const waitingJoined: SentText = {
  title: 'You are on the list',
  text: 'We email you when it is your turn. To leave the list, use the link in the email that we have just sent you.',
};

export const challengeSent: SentText = {
  title: 'We have received your sheet',
  text: 'Please keep the sheet flat and dry. If the judges choose it, we will ask you for it.',
};

export const ticketLinksSent: SentText = {
  title: 'Check your email',
  text: 'If tickets were bought with this address, we have sent you new links to them.',
};

export const donorLinkSent: SentText = {
  title: 'Check your email',
  text: 'If something was given with this address, we have sent you a link. It works for 7 days, and earlier links do not work any more.',
};

export const entryLinksSent: SentText = {
  title: 'Check your email',
  text: 'If an entry was made with this address, we have sent you its link.',
};

export const performerSent: SentText = {
  title: 'We have received your music.',
  text: 'We listen to all of it, and answer within three weeks, yes or no. We have sent you an email with your reference.',
};

export const donationPaid: SentText = {
  title: 'Payment received!',
  text: 'Your donation has been received succesfully. We have emailed you the receipt.',
};

export const ticketsPaid: SentText = {
  title: 'Your tickets are on their way',
  text: 'We email them to you, with a private link.',
};

export const entryFeePaid: SentText = {
  title: 'Your fee is paid',
  text: 'We have sent you an email. The link to your entry shows your audition time, and what is still missing.',
};
