import { useRef, useState, type ComponentProps } from 'react';
import { newKey } from '@school/shared/form';
import { offerLabels } from '@school/shared/schemas/stored/labels';
import { DateTime, DrawerPart } from '@school/shared/staff/detail';
import { Loaded } from '@school/shared/staff/forms';
import { Search } from '@school/shared/staff/list';
import { ActionButton, Status, type StatusKind } from '@school/shared/staff/ui';
import { Text, VisuallyHidden } from '@school/shared/ui';
import { CandidateList } from '../../../kit/ui/CandidateList';
import {
  useChangeEngagementOfferMutation,
  useGetEngagementMatchingQuery,
  useOfferEngagementMutation,
  type EngagementOffer,
  type EngagementRow,
  type PerformerSuggestion,
} from '../api';
import { reasons } from './reasons';

/** Performers for an engagement: those who were asked, with their answers, and suggestions. */
export function MatchingPart({ row }: { readonly row: EngagementRow }) {
  const [search, setSearch] = useState('');
  const result = useGetEngagementMatchingQuery(
    { id: row.id, ...(search && { search }) },
    { refetchOnMountOrArgChange: true },
  );
  const isOver = row.status === 'declined' || row.status === 'done';
  return (
    <DrawerPart title="Performers">
      <Loaded what="performers" result={result} height={200}>
        {({ offers, suggestions }) => (
          <>
            {offers.length > 0 && (
              <CandidateList aria-label="Performers asked">
                {offers.map((offer) => (
                  <OfferRow key={offer.id} engagement={row} offer={offer} />
                ))}
              </CandidateList>
            )}
            {!isOver && (
              <>
                <Text size="small" muted>
                  The performer and the client are each notified by email.
                </Text>
                <Search what="performers" hint="Name or what they play" value={search} onSearch={setSearch} />
                {suggestions.length === 0 ? (
                  <Text size="small">
                    {search ? 'No performers match.' : 'There are no other performers.'}
                  </Text>
                ) : (
                  <CandidateList aria-label="Suggested performers">
                    {suggestions.map((one) => (
                      <SuggestionRow key={one.performer} engagement={row} suggestion={one} />
                    ))}
                  </CandidateList>
                )}
              </>
            )}
          </>
        )}
      </Loaded>
    </DrawerPart>
  );
}

interface Props {
  readonly engagement: EngagementRow;
  readonly suggestion: PerformerSuggestion;
}

/** A suggested performer, with the reasons and the button that asks them. */
function SuggestionRow({ engagement, suggestion }: Props) {
  const { performer, stageName, kind, busyWith } = suggestion;
  const [offer] = useOfferEngagementMutation();
  const key = useRef<string>(undefined);
  return (
    <li>
      <div>
        <b>{stageName}</b>
        <p>{kind}</p>
        <small>{reasons(suggestion).join('; ')}</small>
      </div>
      {!busyWith && (
        <ActionButton
          run={() => {
            key.current ??= newKey();
            const newEngagementOffer = { performer };
            return offer({
              id: engagement.id,
              'idempotency-key': key.current,
              newEngagementOffer,
            }).unwrap();
          }}
          done={`${stageName} and ${engagement.name} have been notified.`}
          failed={`${stageName} was not asked.`}
          tone="ink"
          busyLabel="Asking"
        >
          Ask<VisuallyHidden> {stageName}</VisuallyHidden>
        </ActionButton>
      )}
    </li>
  );
}

type State = EngagementOffer['state'];

const labels: Readonly<Record<State, string>> = offerLabels;

const kinds: Readonly<Record<State, StatusKind>> = {
  offered: 'progress',
  accepted: 'live',
  declined: 'withdrawn',
  withdrawn: 'returned',
};

interface OfferRowProps {
  readonly engagement: EngagementRow;
  readonly offer: EngagementOffer;
}

/** A performer who was asked: the answer, and the withdrawal. */
function OfferRow({ engagement, offer: { id, stageName, state, changedAt } }: OfferRowProps) {
  const isOver = engagement.status === 'declined' || engagement.status === 'done';
  const [change] = useChangeEngagementOfferMutation();

  const button = (
    label: string,
    to: Exclude<State, 'offered'>,
    confirm?: ComponentProps<typeof ActionButton>['confirm'],
  ) => (
    <ActionButton
      run={() => change({ id, engagementOfferChange: { state: to } }).unwrap()}
      done={`${stageName}: ${labels[to].toLowerCase()}. Both have been notified.`}
      failed="The answer was not changed."
      confirm={confirm}
    >
      {label}
      <VisuallyHidden>: {stageName}</VisuallyHidden>
    </ActionButton>
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
          {state === 'offered' && !isOver && button('Accepted', 'accepted')}
          {!isOver && button('Declined', 'declined')}
          {button('Withdraw', 'withdrawn', {
            title: `Withdraw the request to ${stageName}?`,
            text: `${stageName} and ${engagement.name} are notified by email that this performer will not play.`,
            action: 'Withdraw request',
            busyLabel: 'Withdrawing',
          })}
        </div>
      )}
    </li>
  );
}
