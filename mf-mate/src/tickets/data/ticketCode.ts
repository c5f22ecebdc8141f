/** Formats a ticket's code in groups of four for reading and typing: '7K3M-Q2ZD-9XFP-H4TN-2B6C'. */
export const inGroups = (code: string): string => (code.replaceAll('-', '').match(/.{1,4}/g) ?? []).join('-');
