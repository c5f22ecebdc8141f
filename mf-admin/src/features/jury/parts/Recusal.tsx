import { island } from '@school/shared';
import { Skeleton } from '@school/shared/ui';
import { ModalButton } from '../../../kit/forms/ModalButton';

const RecusalForm = island(
  'recusal form',
  () => import('./RecusalForm').then((module) => module.RecusalForm),
  {
    when: 'load',
    fallback: <Skeleton height={320} />,
  },
);

interface Props {
  readonly entryId: string;
  readonly onDone: () => void;
}

/** The way out for who must not judge somebody, such as their own pupil. */
export function Recusal({ entryId, onDone }: Props) {
  return (
    <div>
      <ModalButton label="I do not judge this entry" title="You do not judge this entry">
        {(close) => (
          <RecusalForm
            entryId={entryId}
            onCancel={close}
            onDone={() => {
              close();
              onDone();
            }}
          />
        )}
      </ModalButton>
    </div>
  );
}
