import { useState } from 'react';
import styled from 'styled-components';
import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { FormFrame, ModalButton, useModalForm } from '@school/shared/staff/forms';
import { ActionButton } from '@school/shared/staff/ui';
import { Button, Cluster, Text, TextField, VisuallyHidden } from '@school/shared/ui';
import { POLLED } from '../../../kit/forms/polled';
import { newAttempt } from '../../../kit/orders/attempt';
import { PersonLink } from '../../../kit/people/PersonLink';
import { useDropEffectMutation, useGetEffectQuery, useRepeatEffectMutation, type OutboxEffect } from '../api';
import { EffectStatus, nameOf } from './EffectStatus';

/** A mail or other job: its state, its text while that is stored, and the decisions of staff about it. */
export const EffectDrawer = defineDrawer({
  what: 'job',
  kind: null,
  // Its state changes without a user, and no stream reports it.
  useEntry: (id) => useGetEffectQuery({ id }, POLLED),
  head: (effect) => ({
    title: nameOf(effect),
    above: effect.what,
    below: <EffectStatus state={effect.state} />,
  }),
  actions: (effect) => <EffectTools effect={effect} />,
  body: (
    { to, attempts, createdAt, dueAt, endedAt, problem, error, dropReason, text, copies },
    { onOpen },
  ) => (
    <>
      <DrawerPart title="Job">
        <FactList
          facts={[
            ['To', to && <PersonLink key="person" email={to} />],
            ['Since', <DateTime key="since" value={createdAt} />],
            ['Attempts', attempts],
            ['Next attempt', dueAt && <DateTime key="due" value={dueAt} />],
            ['Ended', endedAt && <DateTime key="ended" value={endedAt} />],
            ['Problem', problem],
            ['Response', error],
            ['Cancelled', dropReason],
          ]}
        />
      </DrawerPart>
      {text && (
        <DrawerPart title="Text">
          <Message>{text}</Message>
        </DrawerPart>
      )}
      {copies.length > 0 && (
        <DrawerPart title="Sent again">
          <Copies>
            {copies.map((copy) => (
              <li key={copy.id}>
                <EffectStatus state={copy.state} /> <DateTime value={copy.createdAt} />{' '}
                <Button tone="line" size="s" onClick={() => onOpen(copy.id)}>
                  Open
                </Button>
              </li>
            ))}
          </Copies>
        </DrawerPart>
      )}
    </>
  ),
  history: ({ key }) => key,
});

const Message = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Copies = styled.ol`
  display: grid;
  gap: 8px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
`;

/** Retries a job, or cancels it. */
function EffectTools({ effect }: { readonly effect: OutboxEffect }) {
  const [repeat] = useRepeatEffectMutation();
  const [attempt] = useState(newAttempt);
  const { id, state, canRepeat } = effect;
  const name = nameOf(effect);
  return (
    <Cluster gap="s2">
      {canRepeat && (
        <ActionButton
          run={async () => {
            await repeat({ id, 'idempotency-key': attempt.key() }).unwrap();
            attempt.over();
          }}
          done={`Queued: ${name}.`}
          failed="The job was not retried."
        >
          {state === 'done' ? 'Send again' : 'Retry now'}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ActionButton>
      )}
      {(state === 'failed' || state === 'waiting') && (
        <ModalButton label="Cancel job" of={name} title="Cancel this job?">
          {(close) => <DropForm effect={effect} onDone={close} />}
        </ModalButton>
      )}
      {!canRepeat && state === 'failed' && <span>Its text is no longer stored.</span>}
    </Cluster>
  );
}

interface Props {
  readonly effect: OutboxEffect;
  readonly onDone: () => void;
}

/** Cancels a job, with a reason. */
function DropForm({ effect: { id, what, subject, to }, onDone }: Props) {
  const [drop] = useDropEffectMutation();
  const { field, frame } = useModalForm<{ reason: string }, { reason: string }>({
    schema: () => import('./dropReason').then((m) => m.dropReason),
    defaults: { reason: '' },
    idPrefix: 'drop-',
    onDone,
    send: async (effectDrop) => {
      await drop({ id, effectDrop }).unwrap();
      return 'The job was cancelled.';
    },
  });
  return (
    <FormFrame label="Cancel a job" {...frame} action="Cancel job" busyLabel="One moment">
      <Text>
        {subject ?? what}
        <span>{to && `, to ${to}`}</span>, will not be tried again. It stays in the list with your reason.
      </Text>
      <TextField {...field('reason')} label="Reason" autoComplete="off" />
    </FormFrame>
  );
}
