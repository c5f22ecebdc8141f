// Sample content: the Music Art Challenge. Its terms are in a file of their own, because routes need the
// name alone.

export const challenge = {
  name: 'Music Art Challenge',
} as const;
