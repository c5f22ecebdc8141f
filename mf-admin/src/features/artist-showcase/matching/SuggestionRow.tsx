import { useRef } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { newKey } from '@school/shared/form';
import { Button, VisuallyHidden } from '@school/shared/ui';
import { keepPlace } from '../../../kit/ui/keepPlace';
import { useOfferEngagementMutation, type EngagementRow, type PerformerSuggestion } from '../api';
import { reasons } from './reasons';

interface Props {
  readonly engagement: EngagementRow;
  readonly suggestion: PerformerSuggestion;
}

/** A performer who could play, with why, and the button that asks them. */
export function SuggestionRow({ engagement, suggestion }: Props) {
  const { performer, stageName, kind, busyWith } = suggestion;
  const { toast } = useShell();
  const [offer, { isLoading }] = useOfferEngagementMutation();
  const key = useRef<string>(undefined);

  async function ask(): Promise<void> {
    key.current ??= newKey();
    try {
      const engagementOfferWish = { performer };
      await offer({ id: engagement.id, 'idempotency-key': key.current, engagementOfferWish }).unwrap();
      toast.add(`${stageName} and ${engagement.name} are told.`, { type: 'success' });
    } catch (error) {
      toast.add(`${stageName} was not asked. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <li>
      <div>
        <b>{stageName}</b>
        <p>{kind}</p>
        <small>{reasons(suggestion).join('; ')}</small>
      </div>
      {!busyWith && (
        <Button
          ref={keepPlace}
          tone="ink"
          size="s"
          busy={isLoading}
          busyLabel="Asking"
          onClick={() => void ask()}
        >
          Ask<VisuallyHidden> {stageName}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
