// Sample content: who has reserved seats, how codes work, and when the experiences begin.

export const invited = [
  { who: 'Families of students', what: 'Four seats for each student who plays that night' },
  { who: 'Competitors', what: 'Two seats for everyone who reached round two of the music competition' },
  { who: 'Donors', what: 'Two seats in rows 5 to 8 for everyone who gave to MATE' },
  { who: 'School classes', what: 'Thirty free seats for each school that wrote to us before the summer' },
] as const;

export const codeSteps = [
  { title: 'Look for your code', text: 'Eight letters and numbers, in the email that invited you.' },
  {
    title: 'Choose',
    text: 'The code opens the seats that are kept for you. We offer the best seats together first, or you choose on the plan.',
  },
  {
    title: 'Pay within fifteen minutes',
    text: 'Pay by card or mobile money. If the time runs out, we release the seats, and you can use the code again.',
  },
] as const;

export const codeRules = [
  { question: 'Can I pass my code on?', answer: 'Within your family, yes. Each code works for one order.' },
  {
    question: 'I lost my code.',
    answer:
      'Call the box office and give the name on the invitation. We send you a new code, and the old one stops working.',
  },
  {
    question: 'I was not invited.',
    answer: 'Please buy in the public sale. Most of the seats are sold there.',
  },
] as const;

/** The start of each experience, by the ID of its ticket type. */
export const experienceTimes = {
  'dress-rehearsal': '10:00',
  'behind-the-stage': '15:30',
  'play-the-bell': '16:30',
  supper: '21:30',
} as const;
