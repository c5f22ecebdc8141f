import { useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { staffMailTopics, type StaffMailTopic } from '@school/shared/schemas/settings/labels';
import { Part, PartTitle } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import { CheckboxField, Text } from '@school/shared/ui';
import { useChangeProfileMutation, type Profile } from './api';

const LABELS: Readonly<Record<StaffMailTopic, string>> = {
  messages: 'Messages and questions about fees',
  lessons: 'Registrations for lessons',
  applications: 'Applications for work',
  showcase: 'Performers and engagements',
  challenge: 'Entries for the Music Art Challenge',
  donations: 'Donations',
  payments: 'Payments and refunds that need attention',
};

/** The mail notifications of a person; each change is saved at once. */
export function MailSettings({ profile: { email, mails } }: { readonly profile: Profile }) {
  const { toast } = useShell();
  const [change] = useChangeProfileMutation();
  const [busy, setBusy] = useState<StaffMailTopic>();

  async function set(topic: StaffMailTopic, isWanted: boolean): Promise<void> {
    setBusy(topic);
    try {
      const wanted = staffMailTopics.filter((one) => (one === topic ? isWanted : mails.includes(one)));
      await change({ profileChange: { mails: wanted } }).unwrap();
    } catch (error) {
      toast.add(`The setting was not saved. ${messageOfApiError(error)}`, { type: 'error' });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Part aria-labelledby="mails">
      <PartTitle id="mails">Email notifications</PartTitle>
      <Text size="small" muted>
        {email
          ? `The school’s mailbox receives all notifications. The ones you select are also sent to ${email}.`
          : 'Your account has no email address, so no notifications can be sent to you.'}
      </Text>
      <Topics aria-labelledby="mails" disabled={!email}>
        {staffMailTopics.map((topic) => (
          <CheckboxField
            key={topic}
            name={`mail-${topic}`}
            label={LABELS[topic]}
            checked={mails.includes(topic)}
            aria-busy={busy === topic}
            onChange={({ target }) => void set(topic, target.checked)}
          />
        ))}
      </Topics>
    </Part>
  );
}

const Topics = styled.fieldset`
  display: grid;
  gap: ${space.s2};
  padding: 0;
  border: 0;
`;
