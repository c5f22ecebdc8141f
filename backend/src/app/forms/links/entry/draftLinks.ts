import { privateLink } from '@school/shared/private-links';
import { formatDateTime } from '@school/shared/format';
import { entryDraft, newDraft } from '@school/shared/schemas/competition';
import type { EntryDraft } from '../../../../competition/drafts/drafts.routes';
import type { SlotBoard, SlotHold } from '../../../../competition/slots/slots.routes';
import { bodyOf } from '../../bodyOf';
import type { AskRoute } from '../../paidOperation';
import { linkKind, type Acted, type Link, type LinkKind } from '../linkKind';
import { slotLabel } from './entryFields';
import { askBoard, askDraft, entryOf, issuesOf, nothingDone, refused, saveStep } from './saveStep';
import { stepPage, stepsOfEntry } from './stepPage';

const PAGE = '/music-competition/register';

/** Returns the link of a new draft, from the API's answer. */
export const draftLinkOf = (answer: unknown): string =>
  privateLink(PAGE, 'draft', (answer as { readonly draftKey: string }).draftKey);

const entryLinkOf = (key: string): string => privateLink('/music-competition/thank-you', 'entry', key);

/** An entry that is not sent yet: one form for each step. */
const draft: LinkKind = {
  page: /^\/music-competition\/register$/,
  name: 'draft',
  open: async (ask, link, before) => {
    const [read, board] = await Promise.all([askDraft(ask, link), askBoard(ask)]);
    if (!read.ok) return read;
    if (!board.ok) return board;
    const stored = (await read.json()) as EntryDraft;
    if (stored.entryKey !== null) return { link: entryLinkOf(stored.entryKey) };
    const entry = entryOf(stored);
    const hold = entry.holdToken === '' ? undefined : await askHold(ask, entry.holdToken);
    const { competitor } = entry;
    const filled = {
      ...entry,
      competitor: { ...competitor, email: competitor.email || stored.email },
      // Of a time that was offered.
      slot: entry.slot || (hold?.slot.id ?? ''),
    };
    return stepPage({ entry: filled, board: (await board.json()) as SlotBoard, hold }, before);
  },
  actions: {
    save: { run: saveStep },
    /** From the review. */
    amend: { run: saveStep },
    show: { run: nothingDone },
    change: { run: nothingDone },
    submit: { run: submit, pays: 'payEntryFee' },
  },
};

interface Offer {
  readonly state: SlotHold['state'];
  readonly slot: SlotHold['slot'];
  readonly expiresAt: string;
}

/** A freed time that is kept for somebody who waited: the entry starts with it. */
const offer = linkKind<Offer>({
  page: /^\/music-competition\/register$/,
  name: 'offer',
  read: ({ secret }) => ['GET', '/api/competition/slots/hold', undefined, { 'hold-token': secret }],
  show: ({ state, slot, expiresAt }) =>
    state === 'held'
      ? {
          title: 'A time is kept for you',
          texts: [
            `${slotLabel(slot)} is kept for your entry until ${formatDateTime(expiresAt)}.`,
            'We email you a link to your entry. With it you can continue later or on another device.',
          ],
          collects: true,
          forms: [
            {
              action: 'start',
              button: 'Start the entry',
              fields: [{ name: 'email', label: 'Email', kind: 'email', autocomplete: 'email' }],
            },
          ],
        }
      : {
          title: 'This offer has expired',
          texts: [
            state === 'given'
              ? 'You have entered with this time. Use the link to your entry.'
              : 'Its time has run out, and it went on to the next who waits.',
          ],
        },
  actions: {
    start: {
      call: ({ secret }, sent) => [
        'POST',
        '/api/competition/drafts',
        { ...bodyOf(newDraft, sent), values: { holdToken: secret } },
      ],
      isSubmission: true,
      leadsTo: draftLinkOf,
    },
  },
});

/** A returned entry: the page of the entry changes it. */
const change: LinkKind = {
  page: /^\/music-competition\/register$/,
  name: 'change',
  open: async (_, { secret }) => ({ link: entryLinkOf(secret) }),
  actions: {},
};

export const draftLinks: readonly LinkKind[] = [draft, offer, change];

async function askHold(ask: AskRoute, token: string): Promise<SlotHold | undefined> {
  const answer = await ask('GET', '/api/competition/slots/hold', undefined, { 'hold-token': token });
  return answer.ok ? ((await answer.json()) as SlotHold) : undefined;
}

/** Sends the entry of a draft, or continues the payment of the sent one. */
async function submit({ ask, link, sent }: Acted): Promise<Response> {
  const read = await askDraft(ask, link);
  if (!read.ok) return read;
  const stored = (await read.json()) as EntryDraft;
  const seenTotal = Number(sent.text('seenTotal'));
  if (stored.entryKey !== null) {
    const payment = { method: sent.text('method'), seenTotal };
    const again = await ask('POST', '/api/competition/entry/payment', payment, {
      'entry-key': stored.entryKey,
    });
    // Its page says whether it is paid.
    return again.ok ? again : nothingDone();
  }
  const entry = entryOf(stored);
  if (stepsOfEntry(entry).some(({ id }) => id !== 'review' && !entry.done.includes(id))) return nothingDone();
  const typed = entryDraft.safeParse(entry);
  if (!typed.success) return refused(issuesOf(entry));
  return ask('POST', '/api/competition/entries', { ...typed.data, seenTotal }, headersOf(link, entry));
}

const headersOf = (
  { secret }: Link,
  { submissionKey, holdToken, waits }: ReturnType<typeof entryOf>,
): Record<string, string> => ({
  'idempotency-key': submissionKey,
  'draft-key': secret,
  ...(!waits && { 'hold-token': holdToken }),
});
