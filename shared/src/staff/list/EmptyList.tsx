import { Button, EmptyState } from '../../ui';
import { Part } from '../page/Part';
import type { ListProps } from './listProps';

/** Replaces a list without any rows. */
export function NothingYet({ title, children, action }: ListProps<never>['nothingYet']) {
  return (
    <Part>
      <EmptyState title={title} level={2} action={action}>
        {children}
      </EmptyState>
    </Part>
  );
}

/** Replaces the rows when search and filters match none. */
export function NothingFound({ what, onClear }: { readonly what: string; readonly onClear: () => void }) {
  return (
    <div role="status">
      <EmptyState
        title={`No ${what} match`}
        level={2}
        action={
          <Button tone="ink" size="s" onClick={onClear}>
            Show all
          </Button>
        }
      >
        Try fewer or other words, or remove a filter.
      </EmptyState>
    </div>
  );
}
