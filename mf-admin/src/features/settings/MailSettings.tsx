import { useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { staffMailTopics, type StaffMailTopic } from '@school/shared/schemas/settings/labels';
import { space } from '@school/shared/theme';
import { CheckboxField, Text } from '@school/shared/ui';
import { Part, PartTitle } from '../../kit/page/Part';
import { useChangeProfileMutation, type Profile } from './api';

const LABELS: Readonly<Record<StaffMailTopic, string>> = {
  messages: 'Messages and questions about fees',
  lessons: 'Registrations for lessons',
  applications: 'Applications for work',
  showcase: 'Performers and engagements',
  challenge: 'Entries for the Music Art Challenge',
  donations: 'Donations',
  payments: 'Payments and refunds that need somebody',
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
      toast.add(`It was not kept. ${messageOfApiError(error)}`, { type: 'error' });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Part aria-labelledby="mails">
      <PartTitle id="mails">Mails to you</PartTitle>
      <Text size="small" muted>
        {email
          ? `The school’s own mailbox hears of everything. What you tick comes to ${email} as well, from the next one on.`
          : 'Your sign-in does not say where mails reach you, so nothing can be sent to you here.'}
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
