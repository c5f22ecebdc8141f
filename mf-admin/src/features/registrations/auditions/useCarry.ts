import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { useMoveEntrySlotMutation, type StaffAuditionSlot } from '../api';
import { formatSlotId } from '../labels';
import { conflictOf, isStep, stepTo, textForSlot, type BoardEntry } from './board';

/** An entry that is being moved. */
interface Carried {
  readonly entry: BoardEntry;
  /** The time over which it is. */
  readonly over: string | null;
  /** Whether it follows the pointer. */
  readonly isDragged: boolean;
}

export interface Carry {
  readonly carried: Carried | undefined;
  /** Id of the entry whose move is being saved. */
  readonly moving: string | undefined;
  /** The last event, for a live region. */
  readonly said: string;
  readonly pickUp: (entry: BoardEntry, how?: { isDragged: boolean }) => void;
  readonly dragOver: (slot: string | null) => void;
  readonly drop: (slot: string | null) => void;
  readonly cancel: () => void;
  /** Handles a key while an entry is carried. @returns whether the key has a meaning */
  readonly press: (key: string) => boolean;
}

/** Moves entries between times by keyboard or pointer. */
export function useCarry(slots: readonly StaffAuditionSlot[]): Carry {
  const { toast } = useShell();
  const [move] = useMoveEntrySlotMutation();
  const [carried, setCarried] = useState<Carried>();
  const [moving, setMoving] = useState<string>();
  const [said, setSaid] = useState('');
  const slotOf = (id: string | null) => slots.find((slot) => slot.id === id);

  const cancel = () => {
    if (!carried) return;
    setCarried(undefined);
    setSaid(`${carried.entry.name} was not moved.`);
  };

  async function put({ id, name }: BoardEntry, slot: string): Promise<void> {
    setMoving(id);
    setSaid(`${name} is being moved.`);
    try {
      await move({ entryId: id, auditionTimeRequest: { slot } }).unwrap();
      setSaid(`${name} was moved to ${formatSlotId(slot)}.`);
    } catch (error) {
      const why = `${name} was not moved. ${messageOfApiError(error)}`;
      setSaid(why);
      toast.add(why, { type: 'error' });
    } finally {
      setMoving(undefined);
    }
  }

  function drop(id: string | null): void {
    const slot = slotOf(id);
    if (!carried) return;
    const { entry, isDragged } = carried;
    if (!slot || slot.id === entry.slot) return cancel();
    const conflict = conflictOf(slot, entry.id);
    if (!conflict) {
      setCarried(undefined);
      return void put(entry, slot.id);
    }
    setSaid(`${formatSlotId(slot.id)} is ${conflict}. ${entry.name} was not moved.`);
    if (!isDragged) return;
    setCarried(undefined);
    toast.add(`${formatSlotId(slot.id)} is ${conflict}. ${entry.name} was not moved.`, { type: 'warning' });
  }

  return {
    carried,
    moving,
    said,
    pickUp(entry, { isDragged } = { isDragged: false }) {
      setCarried({ entry, over: entry.slot, isDragged });
      setSaid(
        `${entry.name} is selected. Choose another time with the arrow keys, press Enter or the space bar to move it there, or Escape to cancel.`,
      );
    },
    dragOver(over) {
      if (!carried || over === carried.over) return;
      setCarried({ ...carried, over });
      const slot = slotOf(over);
      setSaid(slot ? textForSlot(slot, carried.entry.id) : 'Not over a time.');
    },
    drop,
    cancel,
    press(key) {
      if (!carried) return false;
      if (key === 'Escape') cancel();
      else if (key === 'Enter' || key === ' ') drop(carried.over);
      else if (isStep(key)) {
        const slot = stepTo(slots, carried.over, key);
        if (slot) {
          setCarried({ ...carried, over: slot.id });
          setSaid(textForSlot(slot, carried.entry.id));
        }
      } else return false;
      return true;
    },
  };
}
