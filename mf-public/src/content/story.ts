// Sample content: the school's story.
import { branchCount, instrumentCount } from './counts';

export const story = {
  title: 'It began with one borrowed piano',
  paragraphs: [
    'In 2009 Akosua Mensah taught eleven children on a piano that belonged to a church in Osu. By the end of that year the children gave their first recital. There were thirty chairs, and forty more people stood.',
    `Today we teach in ${branchCount} branches, Accra and Tema, ${instrumentCount} instruments, from the first song of a four-year-old to the audition of a young professional. One thing has not changed since then: students learn rhythm first, then sound, then reading. A child who can clap a bell pattern can play with others, and children who play with others want to play better.`,
    'We teach Bach and we teach highlife, and we ask the same of both: play in time, in tune and with feeling.',
  ],
} as const;

export const principles = [
  {
    title: 'Rhythm first',
    text: 'Every lesson starts with clapping. Students learn to count with the rhythms of kpanlogo, gahu and agbadza before they read notes.',
  },
  {
    title: 'A standard the world reads',
    text: 'The curriculum follows an international graded standard, grades 1 to 6. Music schools in other countries know these grades.',
  },
  {
    title: 'Out on the stage',
    text: 'Every course has two to four recitals. You do not have to wait until you are good enough: playing for others makes you better.',
  },
] as const;
