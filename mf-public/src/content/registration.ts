// Sample content: what happens after a registration for lessons.
export const afterRegistering = [
  {
    title: 'Tell us',
    text: 'Who learns, what, and when it suits. Five minutes, and it binds you to nothing.',
  },
  {
    title: 'Hear from us',
    text: 'The registrar writes or rings within two working days, with the fee and an hour that is free.',
  },
  {
    title: 'Try it',
    text: 'The first half hour with your teacher costs nothing. The place is yours when you say yes to it.',
  },
] as const;

/** What happens after a trial lesson is booked. */
export const afterBooking = [
  { title: 'Choose', text: 'A half hour in which a teacher is free. It is kept for you at once.' },
  { title: 'Come', text: 'An instrument is in the room. The mail has the lesson for your calendar.' },
  { title: 'Decide', text: 'Nothing is owed, and nothing follows by itself.' },
] as const;

/** What happens after a question about the fee. */
export const afterAsking = [
  {
    title: 'Ask',
    text: 'Say what you know already; the rest is found out together.',
  },
  {
    title: 'Hear from us',
    text: 'Within two working days you get the fee for a whole course and the hours that are free.',
  },
  { title: 'Decide', text: 'Nothing is owed before you have said yes to an hour and a fee.' },
] as const;
