// Sample content: the school in two sentences, for the home page.
export const whoWeAre = {
  statement:
    'A conservatory with its doors open: for Bach and highlife, for children and their grandmothers.',
  text: 'It began in 2009 with eleven children and one borrowed piano. Today it is twenty people in two branches, Accra and Tema, and what they ask of every note is the same: that it is in time, in tune and meant.',
} as const;
