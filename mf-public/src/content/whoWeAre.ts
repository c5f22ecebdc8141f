// Sample content: the school in one sentence, for the home page.
export const whoWeAre = {
  statement:
    'A conservatory with its doors open: for Bach and highlife, for children and their grandmothers.',
} as const;
