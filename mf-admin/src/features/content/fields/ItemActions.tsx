import { CloseButton, IconButton } from '@school/shared/staff/ui';
import { Cluster } from '@school/shared/ui';

interface Props {
  readonly id: string;
  /** The name of the item. */
  readonly of: string;
  /** Undefined at the end of the list. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** Moves or removes an item. Disabled buttons stay focusable, so that the focus is not lost. */
export function ItemActions({ id, of, onUp, onDown, onRemove }: Props) {
  return (
    <Cluster gap="s1">
      <IconButton id={`${id}-up`} label={`Move up: ${of}`} aria-disabled={!onUp} onClick={onUp}>
        <Arrow turn="rotate(180 10 10)" />
      </IconButton>
      <IconButton id={`${id}-down`} label={`Move down: ${of}`} aria-disabled={!onDown} onClick={onDown}>
        <Arrow />
      </IconButton>
      {onRemove && <CloseButton label={`Remove: ${of}`} onClick={onRemove} />}
    </Cluster>
  );
}

const Arrow = ({ turn }: { readonly turn?: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4,8 L10,14 L16,8" transform={turn} fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
);
