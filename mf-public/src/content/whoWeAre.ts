// Sample content: the school in two sentences, for the home page.
export const whoWeAre = {
  statement:
    'A conservatory with its doors open: for Bach and highlife, for children and their grandmothers.',
  text: 'It began in 2009 with eleven children and one borrowed piano. Today we are twenty people in two branches, Accra and Tema.',
} as const;
