// Sample content: what members of the community get.

export const benefits = [
  {
    title: 'First word',
    text: 'Dates of recitals, auditions and ticket sales a week before they stand on this site.',
  },
  {
    title: 'Open rehearsals',
    text: 'Six Saturdays a year the doors of the recital hall stay open, and nobody minds a question.',
  },
  {
    title: 'A place in the circle',
    text: 'Once a month pupils, parents and neighbours play together. Bring what you have; hands will do.',
  },
  {
    title: 'Ways to help',
    text: 'Chairs, programmes, lifts home, an instrument that lies unused: we say what is needed, you say if it suits.',
  },
] as const;
