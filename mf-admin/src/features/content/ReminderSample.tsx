import { useState } from 'react';
import { useShell } from '@school/shared';
import { newKey, readRefusal } from '@school/shared/form';
import { reminders, type ReminderName } from '@school/shared/reminders';
import { Button, Text } from '@school/shared/ui';
import { useSendReminderSampleMutation } from './api';
import type { Editing } from './useEditing';

interface Props {
  readonly path: string;
  readonly editing: Editing;
}

/** Emails the typed text of a reminder to oneself. */
export function ReminderSample({ path, editing }: Props) {
  const name = reminderAt(path);
  return name && <Sample name={name} editing={editing} />;
}

function Sample({ name, editing }: { readonly name: ReminderName; readonly editing: Editing }) {
  const { toast } = useShell();
  const [send, { isLoading }] = useSendReminderSampleMutation();
  /** A press that got no answer, so that its repeat with the same text is the same request. */
  const [unanswered, setUnanswered] = useState<{ readonly key: string; readonly text: string }>();

  async function sendSample(): Promise<void> {
    const value = editing.value();
    const text = JSON.stringify(value);
    const key = unanswered?.text === text ? unanswered.key : newKey();
    setUnanswered({ key, text });
    const { data, error } = await send({ 'idempotency-key': key, reminderSample: { name, value } });
    if (data || readRefusal(error)) setUnanswered(undefined);
    if (!data) return editing.refuse(error, 'No sample was sent.');
    editing.accept();
    toast.add(`We have emailed a sample to ${data.to}.`, { type: 'success' });
  }

  return (
    <div>
      <Text size="small">See how it looks as an email. Nothing is saved or published.</Text>
      <Button tone="line" size="s" busy={isLoading} busyLabel="Sending" onClick={() => void sendSample()}>
        Email me a sample
      </Button>
    </div>
  );
}

/** Returns which reminder a text of the site is; undefined for other texts. */
const reminderAt = (path: string): ReminderName | undefined =>
  (Object.keys(reminders) as ReminderName[]).find((name) => reminders[name].path === path);
