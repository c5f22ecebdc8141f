// Sample content: the Music Art Challenge. Its terms have a file of their own, since addresses need the name alone.

export const challenge = {
  name: 'Music Art Challenge',
} as const;
