import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { ActionButton } from '@school/shared/staff/ui';
import { Cluster, Money } from '@school/shared/ui';
import { useState } from 'react';
import { newAttempt } from '../../kit/orders/attempt';
import { useChangeGiftByStaffMutation, useMailGiftLinkByStaffMutation, type GiftOfDonation } from './api';
import { giftStateLabels } from './labels';

interface Props {
  readonly gift: GiftOfDonation;
  readonly donor: string;
}

interface PartProps extends Props {
  /** Of the donor; empty once they are erased. */
  readonly email: string;
}

/** The monthly gift of a donation, which staff change when the donor asks them to. */
export function GiftPart({ gift, donor, email }: PartProps) {
  return (
    <DrawerPart title="Monthly gift">
      <FactList
        facts={[
          ['State', giftStateLabels[gift.state]],
          ['Each month', <Money key="amount" pesewas={gift.amount} />],
          ['Payment fee', gift.fee > 0 && <Money key="fee" pesewas={gift.fee} />],
          ['Paid by', gift.byItself ? 'Card, charged each month' : 'Approval on the phone each month'],
          ['Next', gift.nextAt && <DateTime key="next" value={gift.nextAt} />],
        ]}
      />
      <Cluster gap="s3">
        {nextStates[gift.state].map((next) => (
          <ChangeButton key={next} gift={gift} donor={donor} next={next} />
        ))}
        {gift.state !== 'starting' &&
          email !== '' &&
          [false, true].map((replace) => (
            <LinkButton key={String(replace)} gift={gift} donor={donor} replace={replace} />
          ))}
      </Cluster>
    </DrawerPart>
  );
}

const changes = {
  paused: { verb: 'Pause', busyLabel: 'Pausing', result: 'paused' },
  active: { verb: 'Resume', busyLabel: 'Resuming', result: 'resumed' },
  stopped: { verb: 'End', busyLabel: 'Ending', result: 'ended' },
} as const;

type NextState = keyof typeof changes;

const nextStates: Readonly<Record<GiftOfDonation['state'], readonly NextState[]>> = {
  starting: [],
  active: ['paused', 'stopped'],
  paused: ['active', 'stopped'],
  stopped: [],
};

function ChangeButton({ gift: { id: giftId }, donor, next }: Props & { readonly next: NextState }) {
  const [change] = useChangeGiftByStaffMutation();
  const { verb, busyLabel, result } = changes[next];
  return (
    <ActionButton
      run={() => change({ giftId, giftChangeByStaff: { state: next } }).unwrap()}
      done={`The monthly gift was ${result}. ${donor} gets an email about it.`}
      failed={`The monthly gift was not ${result}.`}
      busyLabel={busyLabel}
      {...(next === 'stopped' && {
        confirm: {
          title: 'End this monthly gift?',
          text: `Nothing more is taken from ${donor}. Only the donor can begin a new one.`,
          action: 'End monthly gift',
          busyLabel,
        },
      })}
    >
      {verb} monthly gift
    </ActionButton>
  );
}

/** Mails the gift's private link to its donor, again or as a new one. */
function LinkButton({ gift: { id: giftId }, donor, replace }: Props & { readonly replace: boolean }) {
  const [mail] = useMailGiftLinkByStaffMutation();
  const [attempt] = useState(newAttempt);
  return (
    <ActionButton
      run={async () => {
        await mail({ giftId, 'idempotency-key': attempt.key(), giftLinkRequest: { replace } }).unwrap();
        attempt.over();
      }}
      done={`${donor} gets an email with the ${replace ? 'new ' : ''}link.`}
      failed={`The link was not ${replace ? 'replaced' : 'sent'}.`}
      busyLabel={replace ? 'Replacing' : 'Sending'}
      {...(replace && {
        confirm: {
          title: 'Replace the link of this monthly gift?',
          text: `Links in earlier emails then stop working. ${donor} gets a new one.`,
          action: 'Replace link',
          busyLabel: 'Replacing',
        },
      })}
    >
      {replace ? 'Replace its link' : 'Email its link'}
    </ActionButton>
  );
}
