import type { ToastType } from '@school/shared/contract';
import { color } from '@school/shared/theme';

interface Kind {
  /** The text above the message: colour alone is not accessible. */
  readonly word: string;
  /** The outline of its icon on a square of 24. */
  readonly shape: string;
  /** Ground and colour of the icon. */
  readonly tone: readonly [string, string];
  /** Whether it interrupts screen readers. */
  readonly urgent: boolean;
}

const disc = 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z';

/** The types of toast (specification, section 3), each with its own shape, text and colour. */
export const KINDS: Readonly<Record<ToastType, Kind>> = {
  info: {
    word: 'Info',
    shape: `${disc}M10.5 10h3v7h-3ZM12 5.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z`,
    tone: [color.indigo, color.paper],
    urgent: false,
  },
  success: {
    word: 'Done',
    shape: 'M2 2h20v20H2ZM6 12l4.2 4.4L18.4 8l-1.9-2-6.3 6.5L7.9 10Z',
    tone: [color.palm, color.paper],
    urgent: false,
  },
  warning: {
    word: 'Warning',
    shape: 'M12 1.5 23.5 22H.5ZM10.6 8.5h2.8v7h-2.8ZM10.6 17h2.8v2.6h-2.8Z',
    tone: [color.gold, color.ink],
    urgent: true,
  },
  error: {
    word: 'Error',
    shape:
      'M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9ZM8 5.9 5.9 8l4 4-4 4L8 18.1l4-4 4 4 2.1-2.1-4-4 4-4L16 5.9l-4 4Z',
    tone: [color.clayDeep, color.paper],
    urgent: true,
  },
  default: {
    word: '',
    shape: 'M3 3h2v18H3ZM7 3h2v18H7ZM11 3h2v18h-2ZM15 3h2v18h-2ZM19 3h2v18h-2Z',
    tone: [color.rose, color.ink],
    urgent: false,
  },
};
