// Sample content: the Music Art Challenge. Its terms have a file of their own, since addresses need the name alone.

export const challenge = {
  name: 'Music Art Challenge',
  promise: 'Hear it. Then draw what you heard.',
  about:
    'Three pieces of music, one sheet of paper. Choose a piece, listen until you can hum it, and put on paper what it looks like. The twelve strongest sheets hang on the stage of MATE 2025 while the orchestra plays them.',
} as const;
