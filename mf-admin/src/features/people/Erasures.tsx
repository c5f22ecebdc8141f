import { DateTime } from '@school/shared/staff/detail';
import { ListFrame } from '@school/shared/staff/list';
import { Notice, Stack } from '@school/shared/ui';
import { useGetMeQuery } from '../../app/access/api';
import { POLLED } from '../../kit/forms/polled';
import { PersonLink } from '../../kit/people/PersonLink';
import { useListErasuresQuery, type AdminListErasuresApiResponse } from './api';
import { remainingText } from './remainingText';

type Erasure = AdminListErasuresApiResponse[number];

/** The unfinished erasures; none for users who may not erase. */
function useErasures(): readonly Erasure[] {
  const { data: me } = useGetMeQuery();
  const { data = [] } = useListErasuresQuery(undefined, { ...POLLED, skip: me?.admin !== true });
  return data;
}

/** The unfinished erasures of all people. These people are no longer in any list. */
export function Erasures() {
  const erasures = useErasures();
  if (erasures.length === 0) return null;
  return (
    <ListFrame>
      <Stack gap="s3">
        {erasures.map((erasure) => (
          <ErasureState key={erasure.email} erasure={erasure} isLinked />
        ))}
      </Stack>
    </ListFrame>
  );
}

/** The unfinished erasure of one person. */
export function ErasureOf({ email }: { readonly email: string }) {
  const erasure = useErasures().find((one) => one.email === email.trim().toLowerCase());
  return erasure ? <ErasureState erasure={erasure} /> : null;
}

interface StateProps {
  readonly erasure: Erasure;
  readonly isLinked?: boolean;
}

function ErasureState({ erasure, isLinked = false }: StateProps) {
  const { email, erasedAt, attempts, nextTryAt, problem } = erasure;
  return (
    <Notice tone="warning" title={`The data was erased; ${remainingText(erasure)}`} live>
      {isLinked && (
        <p>
          <PersonLink email={email} />
        </p>
      )}
      <p>
        Erased on <DateTime value={erasedAt} />. Tried {attempts === 1 ? 'once' : `${attempts} times`} since
        then;{' '}
        {nextTryAt ? (
          <>
            the next attempt is at <DateTime value={nextTryAt} />.
          </>
        ) : (
          <span>it was cancelled. “Erase everything” tries again.</span>
        )}
      </p>
      {problem && <p>Last attempt: {problem}</p>}
    </Notice>
  );
}
