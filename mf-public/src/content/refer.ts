// Sample content: how referring a friend works.

export const howPupilsCome = 'Every second pupil is here because a friend told them about us.';

export const referSteps = [
  {
    title: 'Think of somebody',
    text: 'The niece who drums on every table. The colleague who used to play. The neighbour who hums.',
  },
  {
    title: 'Ask them, then tell us',
    text: 'Tell them that an email is coming and give us their address, or send your link yourself. A personal message helps most.',
  },
  {
    title: 'Come along',
    text: 'A first half hour with an instrument is free for everybody. Bring your friend to it, and stay if you like.',
  },
] as const;

export const invitation = {
  title: 'Music lessons in Accra and Tema',
  text: 'I thought of you: music lessons for every age, from the first beat to the stage. Have a look.',
} as const;
