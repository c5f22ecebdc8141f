import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { offerLabels } from '@school/shared/schemas/stored/labels';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { DateTime } from '../../../kit/detail/DateTime';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal';
import { useModal } from '../../../kit/modal/useModal';
import { keepPlace } from '../../../kit/ui/keepPlace';
import { Status, type StatusKind } from '../../../kit/ui/Status';
import { useChangeEngagementOfferMutation, type EngagementOffer, type EngagementRow } from '../api';

type State = EngagementOffer['state'];

const labels: Readonly<Record<State, string>> = offerLabels;

const kinds: Readonly<Record<State, StatusKind>> = {
  offered: 'progress',
  accepted: 'live',
  declined: 'withdrawn',
  withdrawn: 'returned',
};

interface Props {
  readonly engagement: EngagementRow;
  readonly offer: EngagementOffer;
}

/** A performer who was asked: what they said, and the way back. */
export function OfferRow({ engagement, offer: { id, stageName, state, changedAt } }: Props) {
  const { toast } = useShell();
  const modal = useModal();
  const isOver = engagement.status === 'declined' || engagement.status === 'done';
  const [change, { isLoading }] = useChangeEngagementOfferMutation();

  async function set(to: Exclude<State, 'offered'>): Promise<void> {
    try {
      await change({ id, engagementOfferChange: { state: to } }).unwrap();
      toast.add(`${stageName}: ${labels[to].toLowerCase()}. Both are told.`, { type: 'success' });
    } catch (error) {
      toast.add(`It was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  const press = (label: string, to: Exclude<State, 'offered'>) => (
    <Button ref={keepPlace} tone="line" size="s" busy={isLoading} onClick={() => void set(to)}>
      {label}
      <VisuallyHidden>: {stageName}</VisuallyHidden>
    </Button>
  );

  return (
    <li>
      <div>
        <b>{stageName}</b>
        <p>
          <Status kind={kinds[state]}>{labels[state]}</Status>
        </p>
        <small>
          <DateTime value={changedAt} />
        </small>
      </div>
      {(state === 'offered' || state === 'accepted') && (
        <div>
          {state === 'offered' && !isOver && press('Said yes', 'accepted')}
          {!isOver && press('Said no', 'declined')}
          <Button ref={keepPlace} tone="line" size="s" busy={isLoading} onClick={modal.open}>
            Undo<VisuallyHidden>: {stageName}</VisuallyHidden>
          </Button>
          <ConfirmModal
            modal={modal}
            title={`Take it back from ${stageName}?`}
            action="Take it back"
            busyLabel="Taking back"
            onConfirm={() => set('withdrawn')}
          >
            <Text>
              {stageName} and {engagement.name} are told by mail that they do not play.
            </Text>
          </ConfirmModal>
        </div>
      )}
    </li>
  );
}
