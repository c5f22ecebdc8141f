// Sample content: what members of the community get.

export const benefits = [
  {
    title: 'First to know',
    text: 'Dates of recitals, auditions and ticket sales, a week before they are on this site.',
  },
  {
    title: 'Open rehearsals',
    text: 'On six Saturdays a year you can listen to a rehearsal and ask questions.',
  },
  {
    title: 'Music together',
    text: 'Once a month students, parents and neighbours play together. Bring an instrument, or clap along.',
  },
  {
    title: 'Ways to help',
    text: 'Set out chairs, hand out programmes, drive someone home or lend an instrument. We say what is needed, and you decide.',
  },
] as const;
