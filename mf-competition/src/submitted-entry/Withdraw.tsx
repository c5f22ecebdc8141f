import { Modal, useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { measure, space } from '@school/shared/theme';
import { Button, Cluster, Notice, Text, TextLink, Title } from '@school/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useWithdrawCompetitionEntryMutation } from '../api';
import type { EntryProps } from './part/EntryProps';

/** States in which an entry cannot be withdrawn. */
const over: readonly string[] = ['placed', 'out', 'withdrawn'];

/** Withdraws an entry after confirmation: its time is released, and the fee is not refunded. */
export function Withdraw({ entryKey, entry }: Pick<EntryProps, 'entryKey' | 'entry'>) {
  const id = useId();
  const { modal } = useShell();
  const [withdraw, { isLoading, error }] = useWithdrawCompetitionEntryMutation();
  if (over.includes(entry.state)) return null;

  const confirm = () =>
    withdraw({ 'entry-key': entryKey })
      .unwrap()
      .then(modal.close, () => undefined);
  return (
    <>
      <TextLink plain onClick={() => modal.open(id)}>
        Withdraw this entry
      </TextLink>
      <Modal id={id}>
        <Panel>
          <Heading forwardedAs="h2" size={3}>
            Withdraw this entry?
          </Heading>
          <Text>
            The audition of {entry.competitor.name} is free for someone else at once.{' '}
            <b>A fee that you paid is not refunded.</b> This cannot be undone.
          </Text>
          {error !== undefined && (
            <Notice tone="error" title="That did not work" live>
              {messageOfApiError(error)}
            </Notice>
          )}
          <Cluster gap="s3">
            <Button busy={isLoading} busyLabel="One moment …" onClick={() => void confirm()}>
              Withdraw it
            </Button>
            <Button tone="line" onClick={modal.close}>
              Keep it
            </Button>
          </Cluster>
        </Panel>
      </Modal>
    </>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
`;

/** Keeps clear of the modal's close button. */
const Heading = styled(Title)`
  padding-right: ${measure.target};
`;
