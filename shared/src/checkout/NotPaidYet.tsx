import { useEffect, useRef } from 'react';
import { Notice } from '../ui';

/** Why the last payment attempt was unsuccessful. */
export type UnpaidReason = 'closed' | 'failed' | 'expired';

interface Props {
  readonly reason: UnpaidReason;
  /** What this means for the order, and what to do next. */
  readonly texts: Readonly<Record<UnpaidReason, string>>;
  readonly className?: string;
}

const heads = {
  closed: { tone: 'info', title: 'You were not charged' },
  failed: { tone: 'error', title: 'The payment did not go through' },
  expired: { tone: 'warning', title: 'The payment was not approved in time' },
} as const;

/** Says why the last attempt failed, directly above the button for the next one. */
export function NotPaidYet({ reason, texts, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The checkout that had focus is gone.
  useEffect(() => box.current?.focus(), [reason]);
  const { tone, title } = heads[reason];
  return (
    <div ref={box} tabIndex={-1} className={className}>
      <Notice tone={tone} title={title} live>
        {texts[reason]}
      </Notice>
    </div>
  );
}
