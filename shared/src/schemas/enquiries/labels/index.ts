// Shared by the list of enquiries and its API, without the schemas, which load with the forms.

/** The kinds of messages that need an answer. */
export const enquiryKinds = ['message', 'fees', 'application', 'member', 'referral'] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryKindLabels: Readonly<Record<EnquiryKind, string>> = {
  message: 'Message',
  fees: 'Fee enquiry',
  application: 'Application',
  member: 'New member',
  referral: 'Recommendation',
};

/** The states of an enquiry. */
export const enquiryStates = ['new', 'in_progress', 'answered', 'closed'] as const;

export type EnquiryState = (typeof enquiryStates)[number];

export const enquiryStateLabels: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};

/** Limits of notes and answers, in characters. */
export const enquiryLimits = { noteMax: 4_000, answerMax: 8_000 } as const;
