import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { messageOfApiError } from '@school/shared/api';
import { newKey, readRefusal } from '@school/shared/form';
import { color, line, measure, space } from '@school/shared/theme';
import { Button, Cluster, Notice, Subtitle } from '@school/shared/ui';
import { useSendCompetitionAnnouncementMutation, type AnnouncementPreview } from '../api';
import type { AnnouncementDraft } from './announcementDraft';

interface Props {
  readonly announcement: AnnouncementDraft;
  readonly preview: AnnouncementPreview;
  /** Idempotency key of the first request. */
  readonly firstKey: string;
  readonly onBack: () => void;
  readonly onSent: (entries: number) => void;
}

/** The recipients and text of an announcement, with the send button. */
export function Preview({ announcement, preview, firstKey, onBack, onSent }: Props) {
  const [send, { isLoading, error }] = useSendCompetitionAnnouncementMutation();
  const [attempt, setAttempt] = useState(0);
  const [requestKey, setRequestKey] = useState(firstKey);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const count = preview.entries;
  const whom = count === 1 ? '1 entry' : `${count} entries`;

  async function sendIt(): Promise<void> {
    setAttempt(attempt + 1);
    const answer = await send({ 'idempotency-key': requestKey, competitionAnnouncement: announcement });
    if (answer.data) return onSent(answer.data.entries);
    // The key was used for another text, so the next press sends this one with a new key.
    if (isKeyUsed(answer.error)) setRequestKey(newKey());
  }

  return (
    <Sheet aria-labelledby="announcement-preview">
      <Subtitle as="h3" id="announcement-preview" ref={head} tabIndex={-1}>
        {count === 0 ? 'No recipients match' : `Recipients: ${whom}`}
      </Subtitle>
      <Recipients recipients={preview.recipients} />
      <Subtitle as="h3">{announcement.subject}</Subtitle>
      <Mail tabIndex={0} aria-label="Preview for the first recipient" role="region" data-ground="card">
        {preview.text}
      </Mail>
      {error && (
        <Notice key={attempt} tone="error" title="The announcement was not sent" live>
          {messageOfApiError(error)}{' '}
          {!isKeyUsed(error) && <span>You can safely send it again; it is sent only once.</span>}
        </Notice>
      )}
      <Cluster gap="s3">
        {count > 0 && (
          <Button busy={isLoading} busyLabel="Sending" onClick={() => void sendIt()}>
            Send to {whom}
          </Button>
        )}
        <Button tone="line" onClick={onBack}>
          Edit
        </Button>
      </Cluster>
    </Sheet>
  );
}

const isKeyUsed = (error: unknown): boolean => readRefusal(error)?.code === 'key_reused';

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  max-width: ${measure.form};
  padding-top: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
`;

const Mail = styled.pre`
  padding: ${space.s5};
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The recipients with their addresses. */
function Recipients({ recipients }: Pick<AnnouncementPreview, 'recipients'>) {
  if (recipients.length === 0) return null;
  return (
    <List aria-label="Recipients" tabIndex={0}>
      {recipients.map(({ number, name, to }) => (
        <li key={number}>
          <b>{name}</b> <small>{number}</small>
          <span>{to.join(', ')}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 320px;
  overflow: auto;
  li {
    padding-block: ${space.s2};
    border-bottom: 1px solid ${color.rule};
    overflow-wrap: anywhere;
  }
  span {
    display: block;
    color: ${color.muted};
  }
  small {
    color: ${color.muted};
  }
`;
