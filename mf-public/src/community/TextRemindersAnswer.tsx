import { useSchoolForm } from '@school/shared/form';
import {
  Button,
  ErrorState,
  ErrorSummary,
  Fields,
  FormActions,
  Loading,
  Notice,
  PhoneField,
  RadioCards,
  Skeleton,
  Stack,
} from '@school/shared/ui';
import { useRef, useState } from 'react';
import type { AnswerProps } from '../parts/MailLinkHead';
import { messageOf } from '../parts/messageOf';
import { useTextReminders } from './useTextReminders';

type Channel = NonNullable<ReturnType<typeof useTextReminders>['reminders']>['channels'][number];

const ways = [
  { value: 'sms', label: 'Text message (SMS)' },
  { value: 'whatsapp', label: 'WhatsApp' },
];

const schema = () => import('@school/shared/schemas/reminders').then(({ textReminders }) => textReminders);

/** Asks for a number for reminders by text message, or stops them. */
export function TextRemindersAnswer({ token }: Pick<AnswerProps, 'token'>) {
  const { reminders, wrong, askAgain, start, stop } = useTextReminders(token);
  const [hasStopped, setStopped] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button goes away, and its focus with it.
  const keepFocus = () => box.current?.focus();
  if (wrong) return <ErrorState level={2} title="This cannot be shown" message={wrong} onRetry={askAgain} />;
  if (!reminders)
    return (
      <Loading label="Loading your choice">
        <Skeleton height="120px" />
      </Loading>
    );
  return (
    <Stack gap="s5" ref={box} tabIndex={-1}>
      {reminders.state === 'on' ? (
        <TextsAreOn
          ending={reminders.ending ?? ''}
          channel={reminders.channel}
          onStop={() => stop().then(() => (setStopped(true), keepFocus()))}
        />
      ) : (
        <>
          {hasStopped && (
            <Notice tone="success" live>
              Text messages are stopped, and your number is deleted. Reminders still come by email.
            </Notice>
          )}
          <NumberForm channels={reminders.channels} onStart={(given) => start(given).then(keepFocus)} />
        </>
      )}
    </Stack>
  );
}

interface TextsAreOnProps {
  readonly ending: string;
  readonly channel: Channel | null;
  readonly onStop: () => Promise<void>;
}

function TextsAreOn({ ending, channel, onStop }: TextsAreOnProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const stop = async () => {
    setBusy(true);
    setFailed(undefined);
    await onStop().catch((failure: unknown) => {
      setFailed(messageOf(failure));
      setBusy(false);
    });
  };
  return (
    <Stack gap="s5">
      <Notice tone="success" live>
        {`We ${channel === 'whatsapp' ? 'send reminders by WhatsApp' : 'text reminders'} to your number that ends with ${ending}.`}
      </Notice>
      {failed && (
        <Notice tone="error" live>
          {failed}
        </Notice>
      )}
      <div>
        <Button busy={busy} busyLabel="One moment …" onClick={() => void stop()}>
          Stop text messages
        </Button>
      </div>
    </Stack>
  );
}

interface NumberFormProps {
  readonly channels: readonly Channel[];
  readonly onStart: (given: { phone: string; channel: Channel }) => Promise<void>;
}

function NumberForm({ channels, onStart }: NumberFormProps) {
  const { field, submit, summary, sending } = useSchoolForm({
    schema,
    defaults: { phone: '', channel: 'sms' as const },
    idPrefix: 'texts-',
  });
  return (
    <form noValidate method="dialog" aria-label="Reminders by text message" onSubmit={submit(onStart)}>
      <Fields>
        <ErrorSummary {...summary} />
        <PhoneField
          {...field('phone')}
          label="Mobile phone"
          help="We use it only for reminders, and you can stop them at any time."
        />
        {channels.length > 1 && (
          <RadioCards {...field('channel')} label="How should they come?" options={ways} />
        )}
      </Fields>
      <FormActions privacy="all">
        <Button type="submit" size="l" busy={sending} busyLabel="One moment …">
          Text me reminders
        </Button>
      </FormActions>
    </form>
  );
}
