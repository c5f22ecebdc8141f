import { useState } from 'react';
import { DrawerPart } from '@school/shared/staff/detail';
import { Segmented, Text } from '@school/shared/ui';
import { MessageForm, type MessageKind } from './MessageForm';

interface Props {
  /** The recipient of an answer. */
  readonly email: string;
  /** The key of the drafts. */
  readonly draftKey: (kind: MessageKind) => string;
  readonly onSend: (kind: MessageKind, text: string, idempotencyKey: string) => Promise<unknown>;
}

/** Writes an answer by mail, or a note for colleagues. */
export function WritePart({ email, draftKey, onSend }: Props) {
  const [kind, setKind] = useState<MessageKind>('answer');
  return (
    <DrawerPart title="Write">
      <Segmented
        name="write"
        label="Type of message"
        hideLabel
        options={[
          { value: 'answer', label: 'Answer by email' },
          { value: 'note', label: 'Note for colleagues' },
        ]}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'note' ? 'note' : 'answer')}
      />
      <Text size="small" muted>
        {kind === 'answer' ? `Sent to ${email} with your name, and kept here.` : 'Only staff can see it.'}
      </Text>
      <MessageForm
        key={kind}
        kind={kind}
        draftKey={draftKey(kind)}
        onSend={(text, key) => onSend(kind, text, key)}
      />
    </DrawerPart>
  );
}
