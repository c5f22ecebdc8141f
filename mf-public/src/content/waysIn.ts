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
    text: 'First word on recitals, open rehearsals and free places. It costs nothing, and two letters a month are the most you get.',
    to: '/community#join',
    label: 'Join the community',
  },
  {
    title: 'Weave a band',
    text: 'Instruments, lessons, a stage: give to a project of the music foundation and see your band on the loom.',
    to: '/donate',
    label: 'Donate',
  },
] as const;
