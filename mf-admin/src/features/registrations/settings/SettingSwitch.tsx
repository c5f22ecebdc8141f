import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Text } from '@school/shared/ui';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal';
import { useModal } from '../../../kit/modal/useModal';
import { useChangeCompetitionSettingsMutation, type CompetitionSettingsChange } from '../api';

interface Props {
  readonly change: CompetitionSettingsChange;
  readonly label: string;
  readonly title: string;
  /** What happens after a yes. */
  readonly says: string;
  /** Said when it is done. */
  readonly done: string;
  readonly isStrong?: boolean;
}

/** Changes one setting that others notice at once, so it is confirmed first. */
export function SettingSwitch(props: Props) {
  const { toast } = useShell();
  const [send] = useChangeCompetitionSettingsMutation();
  const modal = useModal();
  // What was asked stays asked, whatever a colleague does meanwhile.
  const [{ change, label, title, says, done }, setAsked] = useState(props);

  function ask(): void {
    setAsked(props);
    modal.open();
  }

  async function turn(): Promise<void> {
    try {
      await send({ competitionSettingsChange: change }).unwrap();
      toast.add(done, { type: 'success' });
    } catch (error) {
      toast.add(`Nothing was changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <>
      <Button tone={props.isStrong ? 'ink' : 'line'} size="s" onClick={ask}>
        {props.label}
      </Button>
      <ConfirmModal modal={modal} title={title} action={label} busyLabel="One moment" onConfirm={turn}>
        <Text>{says}</Text>
      </ConfirmModal>
    </>
  );
}
