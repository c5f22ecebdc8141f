// Sample content: the school's story.
import { branchCount, instrumentCount } from './counts';

export const story = {
  title: 'It began with one borrowed piano',
  paragraphs: [
    'In 2009 Akosua Mensah taught eleven children on a piano that belonged to a church in Osu. On Sundays it had to be back in its place; on Saturdays it was a conservatory. By the end of that year the children gave their first recital, and forty people stood because there were only thirty chairs.',
    `Today we teach in ${branchCount} branches, Accra and Tema, ${instrumentCount} instruments, from the first song of a four-year-old to the audition of a young professional. What we kept from the borrowed piano is the order of things: first the pulse, then the note, then the page. A child who can clap a bell pattern can play with others, and who plays with others wants to play better.`,
    'We teach Bach and we teach highlife, and we ask the same of both: that it is in time, in tune and meant.',
  ],
} as const;

export const principles = [
  {
    title: 'Rhythm first',
    text: 'Every lesson starts with the hands. The time-lines of kpanlogo, gahu and agbadza are our scales of counting, long before the first printed page.',
  },
  {
    title: 'A standard the world reads',
    text: 'The curriculum follows an international graded standard, grades 1 to 6. What is learnt here is understood by any conservatory elsewhere.',
  },
  {
    title: 'Out on the stage',
    text: 'Two to four recitals in every course. Nobody waits until they are good enough to be heard; being heard is how one becomes good.',
  },
] as const;
