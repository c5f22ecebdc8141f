// What the list of enquiries and its API agree on, without the schemas, which come with the forms.

/** What people send that somebody answers. */
export const enquiryKinds = ['message', 'fees', 'application', 'member', 'referral'] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryKindLabels: Readonly<Record<EnquiryKind, string>> = {
  message: 'Message',
  fees: 'Fee enquiry',
  application: 'Application',
  member: 'New member',
  referral: 'Recommendation',
};

/** How far an enquiry has come. */
export const enquiryStates = ['new', 'in_progress', 'answered', 'closed'] as const;

export type EnquiryState = (typeof enquiryStates)[number];

export const enquiryStateLabels: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};

/** Limits of what staff write about an enquiry, in characters. */
export const enquiryLimits = { noteMax: 4_000, answerMax: 8_000 } as const;
