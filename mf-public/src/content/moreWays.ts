// Sample content: further ways into the community.
import { howPupilsCome } from './refer';

export const moreWays = [
  { to: '/refer', title: 'Refer a friend', text: howPupilsCome },
  {
    to: '/donate',
    title: 'Give to a project',
    text: 'Help to pay for instruments, lessons or concerts. Each project shows what it costs and what has been given.',
  },
  {
    to: '/projects#perform',
    title: 'Play here',
    text: 'Twice a term our stage is open to guest musicians. Send us a recording.',
  },
  {
    to: '/careers',
    title: 'Work with us',
    text: 'Teachers, accompanists, stage hands. The open positions in both branches, and how to apply.',
  },
] as const;
