// Sample content: what happens after a registration for lessons.
export const afterRegistering = [
  {
    title: 'Tell us',
    text: 'Tell us who will learn, which instrument, and when you have time. It takes five minutes and does not commit you to anything.',
  },
  {
    title: 'Hear from us',
    text: 'The registrar writes or calls within two working days, with the fee and a free lesson time.',
  },
  {
    title: 'Try it',
    text: 'The first half hour with your teacher is free. The place is yours when you accept it.',
  },
] as const;

/** What happens after a trial lesson is booked. */
export const afterBooking = [
  { title: 'Choose', text: 'Choose a half hour when a teacher is free. We reserve it for you at once.' },
  { title: 'Come', text: 'There is an instrument in the room. Our email has the lesson for your calendar.' },
  { title: 'Decide', text: 'You pay nothing, and you decide what comes next.' },
] as const;

/** What happens after a question about the fee. */
export const afterAsking = [
  { title: 'Ask', text: 'Tell us what you know so far. We work out the rest together.' },
  {
    title: 'Hear from us',
    text: 'Within two working days we send you the fee for a whole course and the free lesson times.',
  },
  { title: 'Decide', text: 'You pay nothing until you have agreed on a lesson time and a fee.' },
] as const;
