// Sample content: further ways into the community.
export const moreWays = [
  {
    to: '/refer',
    title: 'Refer a friend',
    text: 'Most of our pupils came because somebody they trust said: come along. Be that somebody.',
  },
  {
    to: '/donate',
    title: 'Give to a project',
    text: 'Instruments, lessons, a stage: projects of the foundation, each with what it needs and how far it is.',
  },
  {
    to: '/projects#perform',
    title: 'Play here',
    text: 'Twice a term the hall belongs to musicians who are not ours yet. Send us a recording.',
  },
  {
    to: '/careers',
    title: 'Work with us',
    text: 'Teachers, accompanists, stage hands. The open positions in both branches, and how to apply.',
  },
] as const;
