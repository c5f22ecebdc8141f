import { competitionFacts } from '@school/shared/competition';
import { useContent } from '@school/shared/content/use';
import { messageOfApiError } from '@school/shared/api';
import { Button, Notice, Text, TextLink } from '@school/shared/ui';
import { useState } from 'react';
import { useChooseEntrySlotMutation } from '../../api';
import type { EntryProps } from '../part/EntryProps';
import { OnScreen, Part } from '../part/Part';
import { Toggle } from '../part/Toggle';
import { describeAudition, movesText } from './describeAudition';
import { calendarAddress } from './calendar';
import { SlotForm } from './SlotForm';

/** States with the audition still ahead. */
const ahead: readonly string[] = ['submitted', 'returned', 'accepted'];

/** The audition: its time, and accepting, choosing or moving it. */
export function AuditionPart({ entryKey, entry }: EntryProps) {
  const { venue } = useContent(competitionFacts);
  const { audition } = entry;
  const { slot, state, canChoose } = audition;
  const [opened] = useState(() => new Date());
  const [take, { isLoading, error }] = useChooseEntrySlotMutation();
  if (!ahead.includes(entry.state)) return null;
  const words = describeAudition(audition, venue);
  const moves = movesText(audition);
  const isGiven = state === 'given';
  const hasTime = slot !== null;
  return (
    <Part id="entry-audition" title="Your audition" state={words.state} isOpen={!isGiven}>
      <Text>{words.text}</Text>
      <OnScreen>
        {moves !== '' && <Text muted>{moves}</Text>}
        {error !== undefined && (
          <Notice tone="error" title="That did not work" live>
            {messageOfApiError(error)}
          </Notice>
        )}
        {state === 'offered' && slot && (
          <Button
            tone="gold"
            busy={isLoading}
            busyLabel="One moment …"
            onClick={() => void take({ 'entry-key': entryKey, auditionTimeRequest: { slot: slot.id } })}
          >
            Take this time
          </Button>
        )}
        {isGiven && slot && (
          <TextLink plain href={calendarAddress(entry, slot, venue, opened)} download="audition.ics">
            Add to my calendar
          </TextLink>
        )}
        {canChoose && (
          <Toggle words={hasTime ? 'Choose another time' : 'Choose a time'}>
            {(close) => (
              <SlotForm
                entryKey={entryKey}
                own={slot?.id}
                action={hasTime ? 'Move my audition' : 'Take this time'}
                onDone={close}
              />
            )}
          </Toggle>
        )}
      </OnScreen>
    </Part>
  );
}
