import { messageOfApiError } from '@school/shared/api';
import {
  Choices,
  ErrorState,
  Loading,
  Skeleton,
  useWiring,
  VisuallyHidden,
  type FieldProps,
} from '@school/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import { SlotDays } from './SlotDays';
import { SlotTimes } from './SlotTimes';
import { goneText } from './formatSlot';
import { useAuditionBoard } from './useAuditionBoard';

export interface SlotPickerProps
  extends Omit<FieldProps, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'name' | 'type' | 'value'> {
  /** The ID of the chosen slot in the form, such as from `useWatch`; '' for none. */
  readonly value: string;
  /** The slot that this person holds or has, which is selectable although it is not free. */
  readonly own?: string | undefined;
}

/**
 * A live choice of one audition time. Times taken by others become unavailable, and losing the chosen one
 * is announced. Takes the props of `field('slot')` and the value. Arrow keys change the value at once, so
 * save by a button, not on change. Needs the store.
 */
export function SlotPicker({ label, help, error, hideLabel, value, own, ...input }: SlotPickerProps) {
  const { board, error: away, isFetching, retry } = useAuditionBoard();
  const chosen = board?.slots.find(({ id }) => id === value);
  const gone = chosen && !chosen.isAvailable && chosen.id !== own ? goneText(chosen) : undefined;
  const wiring = useWiring({ name: input.name, help, error: error ?? gone, id: input.id });
  return (
    <Choices {...{ label, help, hideLabel, wiring }} error={error ?? gone}>
      <VisuallyHidden role="status">{gone}</VisuallyHidden>
      {board && (
        <SlotDays id={wiring.control.id} slots={board.slots} isLive as="p">
          {(ofDay) => (
            <SlotTimes
              {...{ own, value }}
              input={input}
              id={wiring.control.id}
              first={board.slots[0]?.id}
              slots={ofDay}
            />
          )}
        </SlotDays>
      )}
      {!board && away !== undefined && (
        <ErrorState
          level={4}
          title="The times cannot be shown right now"
          message={messageOfApiError(away)}
          busy={isFetching}
          onRetry={retry}
        />
      )}
      {!board && away === undefined && (
        <Loading label="Loading the times">
          <Skeleton height="420px" />
        </Loading>
      )}
    </Choices>
  );
}
