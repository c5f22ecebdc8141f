import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { ActionButton } from '@school/shared/staff/ui';
import { Cluster, Money } from '@school/shared/ui';
import { useChangeGiftByStaffMutation, type GiftOfDonation } from './api';
import { giftStateLabels } from './labels';

interface Props {
  readonly gift: GiftOfDonation;
  readonly donor: string;
}

/** The monthly gift of a donation, which staff change when the donor asks them to. */
export function GiftPart({ gift, donor }: Props) {
  return (
    <DrawerPart title="Monthly gift">
      <FactList
        facts={[
          ['State', giftStateLabels[gift.state]],
          ['Each month', <Money key="amount" pesewas={gift.amount} />],
          ['Paid by', gift.byItself ? 'Card, charged each month' : 'Approval on the phone each month'],
          ['Next', gift.nextAt && <DateTime key="next" value={gift.nextAt} />],
        ]}
      />
      {(gift.state === 'active' || gift.state === 'paused') && <GiftActions gift={gift} donor={donor} />}
    </DrawerPart>
  );
}

function GiftActions({ gift: { id: giftId, state }, donor }: Props) {
  const [change] = useChangeGiftByStaffMutation();
  const become = (next: 'active' | 'paused' | 'stopped') => () =>
    change({ giftId, giftChangeByStaff: { state: next } }).unwrap();
  const told = `${donor} gets an email about it.`;
  return (
    <Cluster gap="s3">
      {state === 'active' ? (
        <ActionButton
          run={become('paused')}
          done={`The monthly gift is paused. ${told}`}
          failed="The monthly gift was not paused."
          busyLabel="Pausing"
        >
          Pause monthly gift
        </ActionButton>
      ) : (
        <ActionButton
          run={become('active')}
          done={`The monthly gift goes on. ${told}`}
          failed="The monthly gift was not resumed."
          busyLabel="Resuming"
        >
          Resume monthly gift
        </ActionButton>
      )}
      <ActionButton
        run={become('stopped')}
        done={`The monthly gift has ended. ${told}`}
        failed="The monthly gift was not ended."
        busyLabel="Ending"
        confirm={{
          title: 'End this monthly gift?',
          text: `Nothing more is taken from ${donor}. Only the donor can begin a new one.`,
          action: 'End monthly gift',
          busyLabel: 'Ending',
        }}
      >
        End monthly gift
      </ActionButton>
    </Cluster>
  );
}
