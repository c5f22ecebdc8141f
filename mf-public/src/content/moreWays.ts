// Sample content: further ways into the community.
import { howPupilsCome } from './refer';

export const moreWays = [
  {
    to: '/refer',
    title: 'Refer a friend',
    text: howPupilsCome,
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
