/** A ticket's code in groups of four, as it is read aloud and typed: '7K3M-Q2ZD-9XFP-H4TN-2B6C'. */
export const inGroups = (code: string): string => (code.replaceAll('-', '').match(/.{1,4}/g) ?? []).join('-');
