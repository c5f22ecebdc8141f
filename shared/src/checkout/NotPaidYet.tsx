import { useEffect, useRef } from 'react';
import { Notice } from '../ui';

/** How the last try to pay ended, when nothing was paid. */
export type UnpaidReason = 'closed' | 'failed' | 'expired';

interface Props {
  readonly reason: UnpaidReason;
  /** What became of what was to be paid, and what can be done. */
  readonly texts: Readonly<Record<UnpaidReason, string>>;
  readonly className?: string;
}

const heads = {
  closed: { tone: 'info', title: 'Nothing was taken' },
  failed: { tone: 'error', title: 'The payment did not go through' },
  expired: { tone: 'warning', title: 'The payment was not approved in time' },
} as const;

/** Says how the last try ended, right above the button for the next. */
export function NotPaidYet({ reason, texts, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The checkout that had the focus is gone.
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
