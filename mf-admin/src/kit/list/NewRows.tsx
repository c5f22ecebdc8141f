import { Button } from '@school/shared/ui';

interface Props {
  readonly count: number;
  readonly onShow: () => void;
}

/** Says that rows have come in since the list was read; they are shown when that is asked for. */
export function NewRows({ count, onShow }: Props) {
  return (
    <div role="status">
      {count > 0 && (
        <Button tone="line" size="s" onClick={onShow}>
          {count} new, show
        </Button>
      )}
    </div>
  );
}
