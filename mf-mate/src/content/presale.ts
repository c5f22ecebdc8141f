// Sample content: who has reserved seats, how codes work, and when the experiences begin.

export const invited = [
  { who: 'Families of students', what: 'Four seats for each student who plays that night' },
  { who: 'Competitors', what: 'Two seats for everyone who reached round two of the music competition' },
  { who: 'Donors', what: 'Two seats in rows 5 to 8 for everyone who gave to MATE' },
  { who: 'School classes', what: 'Thirty free seats for each school that wrote to us before the summer' },
] as const;

export const codeSteps = [
  {
    title: 'Look for your code',
    text: 'Eight letters and figures, in the letter or email that invited you.',
  },
  {
    title: 'Choose',
    text: 'The code opens what is kept for you. The best seats together are offered first, or choose on the plan.',
  },
  {
    title: 'Pay within fifteen minutes',
    text: 'By card or mobile money. If the time runs out, the seats go back, and the code works again.',
  },
] as const;

export const codeRules = [
  { question: 'Can I pass my code on?', answer: 'Within your family, yes. Each code works for one order.' },
  {
    question: 'I lost mine.',
    answer:
      'Ring the box office with the name that was on the invitation. They find it, and the lost one stops working.',
  },
  {
    question: 'I was not invited.',
    answer: 'Then the public sale is yours: most of the hall is kept for it.',
  },
] as const;

/** The start of each experience, by the ID of its ticket type. */
export const experienceTimes = {
  'dress-rehearsal': '10:00',
  'behind-the-stage': '15:30',
  'play-the-bell': '16:30',
  supper: '21:30',
} as const;
