// Sample content: three ways into the school, for the home page.
export const waysIn = [
  {
    title: 'Try a lesson',
    text: 'Try an instrument for half an hour. You need not prepare, and it is not a test.',
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
    text: 'Help to pay for instruments, lessons or concerts. Each project shows what has been given.',
    to: '/donate',
    label: 'Donate',
  },
] as const;
