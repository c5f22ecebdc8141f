// Sample content: further ways into the community.
export const moreWays = [
  {
    to: '/refer',
    title: 'Refer a friend',
    text: 'Most of our pupils came because somebody they trust said: come along. Be that somebody.',
  },
  {
    to: '/donate',
    title: 'Weave a band',
    text: 'Instruments, lessons, a stage: give to a project of the foundation and see your band on the loom.',
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
