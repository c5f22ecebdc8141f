import type { Block, Fact, Message } from './message';

interface Received {
  subject: string;
  heading: string;
  reference: string;
  /** What was chosen from lists of ours; nothing that was typed. */
  facts?: readonly Fact[];
  /** What happens next. */
  next: readonly string[];
  button?: { label: string; url: string };
}

/**
 * The answer to a form, to the address that was typed into it. That may be a stranger's: so it carries nothing else that
 * was typed, neither words nor names nor links, or anybody could have the school send whatever they like to anyone.
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
    { text: 'Is something not right, or was it not you? Answer this mail and name the reference.' },
  ],
});
