import { space } from '@school/shared/theme';
import { Notice } from '@school/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { UnpaidReason } from './useTicketPayment';

const said = {
  closed: {
    tone: 'info',
    title: 'Nothing was taken',
    text: 'The payment was closed before it was made. Your seats are still held, and the button opens it again.',
  },
  failed: {
    tone: 'error',
    title: 'The payment did not go through',
    text: 'It was declined, and nothing was taken. Your seats are still held: try again, or choose another way to pay.',
  },
  expired: {
    tone: 'warning',
    title: 'The payment was not approved in time',
    text: 'Nothing was taken. Your seats are still held: try again while the clock runs.',
  },
} as const;

/** Says how the last try ended, right above the button for the next. */
export function NotPaidYet({ reason }: { readonly reason: UnpaidReason }) {
  const box = useRef<HTMLDivElement>(null);
  // The checkout that had the focus is gone.
  useEffect(() => box.current?.focus(), [reason]);
  const { tone, title, text } = said[reason];
  return (
    <Box ref={box} tabIndex={-1}>
      <Notice tone={tone} title={title} live>
        {text}
      </Notice>
    </Box>
  );
}

const Box = styled.div`
  margin-top: ${space.s10};
`;
