import { formatDate } from '@school/shared/format';
import type { LinkField } from '@school/shared/schemas/sent';
import type { SlotBoard } from '../../../../competition/slots/slots.routes';

type Slot = SlotBoard['slots'][number];

/** Returns the label of an audition time. */
export const slotLabel = ({ date, startTime, day }: Slot): string =>
  `${day}, ${formatDate(date)}, ${startTime}`;

/** Returns a field for one of these times. */
export const timeField = (slots: readonly Slot[], value: string): LinkField => ({
  name: 'slot',
  label: 'Free times',
  kind: 'select',
  value,
  options: slots.map((slot) => ({ value: slot.id, label: slotLabel(slot) })),
});

/** The field for the way of paying. */
export const methodField = {
  name: 'method',
  label: 'How would you like to pay?',
  kind: 'radio',
  value: 'mobile_money',
  options: [
    { value: 'mobile_money', label: 'Mobile money: MTN, Telecel or AT' },
    { value: 'card', label: 'Card: Visa or Mastercard' },
  ],
} as const satisfies LinkField;
