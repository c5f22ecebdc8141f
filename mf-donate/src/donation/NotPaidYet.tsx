import { space } from '@school/shared/theme';
import { Notice } from '@school/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { UnpaidReason } from '../payment/usePayment';

const notices = {
  closed: {
    tone: 'info',
    title: 'Nothing was taken',
    text: 'The payment was closed before it was made. All you wrote is still here, and the button opens it again.',
  },
  failed: {
    tone: 'error',
    title: 'The payment did not go through',
    text: 'It was declined, and nothing was taken. All you wrote is still here: try again, or choose another way to pay.',
  },
  expired: {
    tone: 'warning',
    title: 'The payment was not approved in time',
    text: 'Nothing was taken. All you wrote is still here: try again whenever you like.',
  },
} as const;

/** How the last attempt ended, right above the button for the next. */
export function NotPaidYet({ reason }: { readonly reason: UnpaidReason }) {
  const box = useRef<HTMLDivElement>(null);
  // The checkout that had the focus is gone.
  useEffect(() => box.current?.focus(), [reason]);
  const { tone, title, text } = notices[reason];
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
