// Sample content: who is invited before the public sale, and the experiences that are sold by invitation alone.

export const invited = [
  { who: 'Families of students', what: 'Four seats for each student who plays that night' },
  { who: 'Competitors', what: 'Two seats for everyone who reached round two of the music competition' },
  { who: 'Donors', what: 'Two seats in rows 5 to 8 for everyone who gave to MATE' },
  { who: 'School classes', what: 'Thirty free seats for each school that wrote to us before the summer' },
] as const;

export const codeSteps = [
  { title: 'Look for your code', text: 'Eight letters and figures, in the letter or mail that invited you.' },
  {
    title: 'Tell the box office',
    text: 'The code, the seats you would like, and your name. The box office checks the code and holds the seats.',
  },
  {
    title: 'Pay within two working days',
    text: 'At the counter or by mobile money. After that the seats go back, and the code works again.',
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
    answer: 'Then the public sale is yours: three quarters of the hall are kept for it.',
  },
] as const;

export interface Experience {
  readonly time: string;
  readonly name: string;
  readonly text: string;
  readonly pesewas: number;
  readonly places: string;
}

export const experiences: readonly Experience[] = [
  {
    time: '10:00',
    name: 'Dress rehearsal',
    text: 'Sit between the players on stage while they go through the programme. Bring something to sit still with.',
    pesewas: 25_000,
    places: '24 places',
  },
  {
    time: '15:30',
    name: 'Behind the stage',
    text: 'The lights, the trapdoor and the piano that comes up through the floor, shown by those who work them.',
    pesewas: 12_000,
    places: '4 groups of 10',
  },
  {
    time: '16:30',
    name: 'Play the bell',
    text: 'Half an hour with a kpanlogo bell and someone who was born with one. At 20:45 you play it with everyone.',
    pesewas: 18_000,
    places: '16 places',
  },
  {
    time: '21:30',
    name: 'Supper with the players',
    text: 'One long table, finalists and teachers among the guests. Front-row seat included.',
    pesewas: 60_000,
    places: '40 places',
  },
];
