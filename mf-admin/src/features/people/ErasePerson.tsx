import { useShell } from '@school/shared';
import { FactList } from '@school/shared/staff/detail';
import { ConfirmModal, useModal } from '@school/shared/staff/modal';
import { useAction } from '@school/shared/staff/ui';
import { Button, Text } from '@school/shared/ui';
import { useErasePersonMutation, useFindPersonMutation } from './api';
import { remainingText } from './remainingText';

interface Props {
  readonly email: string;
  readonly onErased: () => void;
}

/** Erases all data of an address after confirmation. */
export function ErasePerson({ email, onErased }: Props) {
  const { toast } = useShell();
  const [find, { data: found }] = useFindPersonMutation();
  const [send] = useErasePersonMutation();
  const modal = useModal();
  const request = { personLookup: { email } };
  const [open, opening] = useAction({
    run: async () => {
      await find(request).unwrap();
      modal.open();
    },
    failed: 'The records could not be loaded.',
  });
  const [erase] = useAction({
    run: async () => {
      const { left } = await send(request).unwrap();
      if (left) toast.add(`The data was erased; ${remainingText(left)}.`, { type: 'info' });
      else toast.add('All data of this address was erased.', { type: 'success' });
    },
    // The data may have been erased although the response was lost.
    failed:
      'We do not know whether the data was erased. Check what is shown now. You can safely erase again.',
  });

  return (
    <>
      <Button tone="line" size="s" busy={opening} busyLabel="One moment" onClick={() => void open()}>
        Erase everything
      </Button>
      <ConfirmModal
        modal={modal}
        title={`Erase ${email}?`}
        action="Erase permanently"
        busyLabel="Erasing"
        onConfirm={() => erase().then(onErased)}
      >
        <Text>This cannot be undone. Data found under this address:</Text>
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
