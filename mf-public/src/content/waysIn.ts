// Sample content: three ways into the school, for the home page.
export const waysIn = [
  {
    title: 'Try a lesson',
    text: 'Half an hour with an instrument in your hands. There is nothing to prepare and nothing to pass.',
    to: '/learn#first-lesson',
    label: 'How a first lesson goes',
  },
  {
    title: 'Join the circle',
    text: 'Be the first to hear of recitals, open rehearsals and free places. It costs nothing, and you get at most two emails a month.',
    to: '/community#join',
    label: 'Join the community',
  },
  {
    title: 'Give to a project',
    text: 'Instruments, lessons, a stage: projects of the music foundation, each with what it needs and how far it is.',
    to: '/donate',
    label: 'Donate',
  },
] as const;
