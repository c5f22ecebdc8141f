import { Notice } from '@school/shared/ui';
import { useEffect, useRef } from 'react';
import type { UnpaidReason } from './useFeePayment';

const said = {
  closed: {
    tone: 'info',
    title: 'Nothing was taken',
    text: 'The payment was closed before it was made. The button opens it again.',
  },
  failed: {
    tone: 'error',
    title: 'The payment did not go through',
    text: 'It was declined, and nothing was taken. Try again, or choose the other way to pay.',
  },
  expired: {
    tone: 'warning',
    title: 'The payment was not approved in time',
    text: 'Nothing was taken. Please try again.',
  },
} as const;

/** Says how the last try ended, right above the button for the next. */
export function NotPaidYet({ reason }: { readonly reason: UnpaidReason }) {
  const box = useRef<HTMLDivElement>(null);
  // The checkout that had the focus is gone.
  useEffect(() => box.current?.focus(), [reason]);
  const { tone, title, text } = said[reason];
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={tone} title={title} live>
        {text}
      </Notice>
    </div>
  );
}
