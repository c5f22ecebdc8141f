import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Text } from '@school/shared/ui';
import { FactList } from '../../kit/detail/FactList';
import { ConfirmModal } from '../../kit/modal/ConfirmModal';
import { useModal } from '../../kit/modal/useModal';
import { useErasePersonMutation, useFindPersonMutation } from './api';
import { leftWords } from './leftWords';

interface Props {
  readonly email: string;
  readonly onErased: () => void;
}

/** Erases an address everywhere, after it was shown what there is of it. */
export function ErasePerson({ email, onErased }: Props) {
  const { toast } = useShell();
  const [find, { data: found, isLoading }] = useFindPersonMutation();
  const [send] = useErasePersonMutation();
  const modal = useModal();
  const asked = { personAsked: { email } };

  async function ask(): Promise<void> {
    try {
      await find(asked).unwrap();
      modal.open();
    } catch (error) {
      toast.add(`What there is could not be read. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  async function erase(): Promise<void> {
    try {
      const { left } = await send(asked).unwrap();
      if (left) toast.add(`The data is erased; ${leftWords(left)}.`, { type: 'info' });
      else toast.add('Everything under this address is erased.', { type: 'success' });
    } catch (error) {
      // The answer may be what got lost.
      toast.add(
        `We do not know whether it was erased: look at what is shown now. Erasing again does no harm. ${messageOfApiError(error)}`,
        { type: 'error' },
      );
    }
    onErased();
  }

  return (
    <>
      <Button tone="line" size="s" busy={isLoading} busyLabel="One moment" onClick={() => void ask()}>
        Erase everything
      </Button>
      <ConfirmModal
        modal={modal}
        title={`Erase ${email}?`}
        action="Erase for good"
        busyLabel="Erasing"
        onConfirm={erase}
      >
        <Text>This cannot be taken back. It finds, under this address:</Text>
        {found && (
          <FactList
            facts={[
              ...found.records.map(({ name, count }) => [name, count] as [string, number]),
              ['Files', found.files],
              ['Mails in the outbox folder', found.mails],
            ]}
          />
        )}
      </ConfirmModal>
    </>
  );
}
