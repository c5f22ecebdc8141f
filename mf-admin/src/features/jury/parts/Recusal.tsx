import { ModalButton } from '@school/shared/staff/forms';
import { lazyPart } from '@school/shared/staff/page';
import { Skeleton } from '@school/shared/ui';

const RecusalForm = lazyPart(
  'recusal form',
  () => import('./RecusalForm').then((module) => module.RecusalForm),
  <Skeleton height={320} />,
);

interface Props {
  readonly entryId: string;
  readonly onDone: () => void;
}

/** Lets a juror recuse themselves, for example from their own student. */
export function Recusal({ entryId, onDone }: Props) {
  return (
    <div>
      <ModalButton label="Recuse myself" title="Recuse myself from this entry">
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
