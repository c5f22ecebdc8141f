import { Button, Cluster, Notice } from '@school/shared/ui';

interface Props {
  /** How many it went to. */
  readonly entries: number;
  readonly onNext: () => void;
}

/** Says that an announcement is on its way. */
export function AnnouncementSent({ entries, onNext }: Props) {
  return (
    <>
      <Notice tone="success" title="It is on its way" live>
        It went to {entries === 1 ? '1 entry' : `${entries} entries`}. The mails leave within a minute.
      </Notice>
      <Cluster>
        <Button tone="line" onClick={onNext}>
          Write another
        </Button>
      </Cluster>
    </>
  );
}
