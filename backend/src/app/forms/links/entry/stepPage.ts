import { entryFeePesewas } from '@school/shared/competition';
import {
  answersOf,
  certificateOf,
  openStep,
  stepOfField,
  stepsOf,
  type EntryFields,
  type Step,
} from '@school/shared/competition/entry';
import { formatClock, formatDateTime, formatMoney } from '@school/shared/format';
import type { LinkForm, LinkPage } from '@school/shared/schemas/sent';
import type { SlotBoard, SlotHold } from '../../../../competition/slots/slots.routes';
import type { Before } from '../linkKind';
import { fieldsOfStep } from './stepFields';

/** Returns the steps of a new entry. */
export const stepsOfEntry = ({ competitor, band }: EntryFields): readonly Step[] =>
  stepsOf({ birthDate: competitor.birthDate, band, isChange: false });

interface Shown {
  readonly entry: EntryFields;
  readonly board: SlotBoard;
  /** The time that is held for it. */
  readonly hold: SlotHold | undefined;
}

/** Returns the page of the step that follows an action, or of the first incomplete step. */
export function stepPage({ entry, board, hold }: Shown, before: Before | undefined): LinkPage {
  const steps = stepsOfEntry(entry);
  const step = openStep(steps, entry.done, before && requested(steps, before));
  const at = steps.indexOf(step);
  const isHeld = hold?.state === 'held' && hold.slot.id === entry.slot;
  const texts = [
    ...(before?.action === 'start' ? [STARTED] : []),
    `Step ${at + 1} of ${steps.length}: ${step.name}.`,
    ...(step.lead ? [step.lead] : []),
    ...(board.isOpen ? [] : ['We take no entries at the moment. We keep what you type until we do.']),
    ...(isHeld
      ? [`Your time is held for you until ${(hold.isOffer ? formatDateTime : formatClock)(hold.expiresAt)}.`]
      : []),
    ...textsOf(step, entry, board),
  ];
  if (step.id === 'review') return { title: step.title, texts, ...review(steps, entry) };
  const isReviewed = before !== undefined && OF_REVIEW.includes(before.action);
  const form: LinkForm = {
    action: `${isReviewed ? 'amend' : 'save'}-${step.id}`,
    button: step.id === 'audition' ? 'Hold this time' : isReviewed ? 'Save' : 'Next',
    fields: fieldsOfStep(step.id, entry, board.slots),
  };
  const back = isReviewed ? undefined : steps[at - 1];
  return {
    title: step.title,
    texts,
    collects: true,
    forms: [form, ...(back ? [{ action: `show-${back.id}`, button: 'Back', isQuiet: true }] : [])],
  };
}

const STARTED =
  'You have started your entry. We have sent you a link. With it you can continue later or on another device.';

/** Actions after which the review comes next, when all steps are complete. */
const OF_REVIEW: readonly string[] = ['change', 'amend', 'submit'];

function requested(steps: readonly Step[], { action, id, refused }: Before): string {
  const [field] = refused ?? [];
  if (action === 'submit') return field === undefined ? 'review' : stepOfField(steps, field).id;
  if (refused || action === 'show' || action === 'change') return id;
  if (action === 'amend') return 'review';
  const at = steps.findIndex((step) => step.id === id);
  return steps[at + 1]?.id ?? 'review';
}

function textsOf({ id }: Step, { band }: EntryFields, { slots }: SlotBoard): string[] {
  if (id === 'audition' && !slots.some(({ isAvailable }) => isAvailable))
    return [
      'All times are taken. You can send your entry without a time. If one comes back, we email you and keep it for you.',
    ];
  if (id === 'certificate') return [`Band ${band} asks for it. ${certificateOf(band)}`];
  if (id === 'fee')
    return [
      `The entry fee is ${formatMoney(entryFeePesewas)}. It covers the audition, our accompanist if you ask for one, and the judges’ report. You pay it after you have checked everything.`,
    ];
  return [];
}

function review(steps: readonly Step[], entry: EntryFields): Pick<LinkPage, 'facts' | 'forms'> {
  const answers = steps.filter(({ id }) => id !== 'review');
  return {
    facts: [
      ...answers.map((step) => [step.name, answerOf(step, entry), `change-${step.id}`] as const),
      ['To be paid', formatMoney(entryFeePesewas)],
    ],
    forms: [
      {
        action: 'submit',
        button: `Send and pay ${formatMoney(entryFeePesewas)}`,
        text: 'We save your entry, then the payment opens. We email you the link to your entry.',
        fields: [
          { name: 'method', label: '', kind: 'hidden', value: entry.method },
          { name: 'seenTotal', label: '', kind: 'hidden', value: `${entryFeePesewas}` },
        ],
      },
    ],
  };
}

function answerOf({ id, fields }: Step, entry: EntryFields): string {
  const answers = answersOf(id, entry).join(', ');
  return answers || (fields[0]?.startsWith('papers.') ? 'comes later' : 'nothing');
}
