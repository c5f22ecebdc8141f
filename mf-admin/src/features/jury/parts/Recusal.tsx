import { Skeleton } from '@school/shared/ui';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { lazyPart } from '../../../kit/page/lazyPart';

const RecusalForm = lazyPart(
  'recusal form',
  () => import('./RecusalForm').then((module) => module.RecusalForm),
  <Skeleton height={320} />,
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
