// Sample content: how referring a friend works.

export const howPupilsCome = 'Half of our students are here because a friend told them about us.';

export const referSteps = [
  {
    title: 'Think of a friend',
    text: 'The niece who drums on every table. The colleague who used to play. The neighbour who hums.',
  },
  {
    title: 'Ask them, then tell us',
    text: 'Tell them that an email is coming and give us their address, or send your link yourself. A personal message helps most.',
  },
  {
    title: 'Come along',
    text: 'The first half hour is free for everyone. Bring your friend, and stay if you like.',
  },
] as const;

export const invitation = {
  title: 'Music lessons in Accra and Tema',
  text: 'I thought of you: music lessons for every age, from the first beat to the stage. Have a look.',
} as const;
