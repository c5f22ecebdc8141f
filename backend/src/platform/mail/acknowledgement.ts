import type { Block, Fact, Message } from './message';

interface Received {
  subject: string;
  heading: string;
  reference: string;
  /** Values chosen from our own lists; nothing that was typed. */
  facts?: readonly Fact[];
  /** What happens next. */
  next: readonly string[];
  button?: { label: string; url: string };
}

/**
 * Returns the acknowledgement of a form, for the address that was typed into it. The address may be a stranger's, so
 * the mail contains nothing else that was typed: otherwise anyone could make the school send any text to anyone.
 */
export const acknowledgement = ({
  subject,
  heading,
  reference,
  facts = [],
  next,
  button,
}: Received): Message => ({
  subject,
  blocks: [
    { heading },
    ...next.map((text) => ({ text })),
    { facts: [{ label: 'Reference', value: reference }, ...facts] },
    ...(button ? [{ button } satisfies Block] : []),
    { text: 'Is something wrong, or was it not you? Reply to this email and give the reference.' },
  ],
});
