import { school } from '@school/shared/site';
import { measure, space } from '@school/shared/theme';
import { Button, Cluster, Notice, Section, Text, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { useCourse } from '../content/useCourse';
import { Lines } from '../head/Lines';
import { PageHead } from '../head/PageHead';
import { AuditionPart } from './audition/AuditionPart';
import { ConsentPart } from './consent/ConsentPart';
import { EntryCourse } from './course/EntryCourse';
import { EntryFacts } from './EntryFacts';
import { changePath } from './entryKey';
import type { EntryProps } from './part/EntryProps';
import { describeEntry } from './describeEntry';
import { FeePart } from './fee/FeePart';
import { openItems, openItemsText } from './openItems';
import { PapersPart } from './papers/PapersPart';
import { OnScreen } from './part/Part';
import { ReportPart } from './report/ReportPart';
import { Withdraw } from './Withdraw';

interface Props extends EntryProps {
  /** Removes the entry from this device. */
  readonly forget: () => void;
}

/** The page of a submitted entry: its state, what is missing, and its actions. */
export function EntryOverview({ forget, ...props }: Props) {
  const { entryKey, entry } = props;
  const open = openItems(entry);
  const { title, lead } = describeEntry(entry, open.length === 0, useCourse());
  // A withdrawn entry owes nothing, and its documents are deleted.
  const isGone = entry.state === 'withdrawn';
  const isBefore = entry.state === 'submitted' || entry.state === 'returned';
  return (
    <>
      <PageHead title={title} crumb="Your entry" lead={lead}>
        <Text>
          <b>{entry.number}</b>, {entry.competitor.name}
        </Text>
        <EntryCourse state={entry.state} />
      </PageHead>
      <Section aria-label="Your entry">
        <Said>
          {entry.state === 'returned' && <Returned entryKey={entryKey} words={entry.words} />}
          {isBefore && open.length > 0 && (
            <Text role="status">
              <b>Still missing:</b> {openItemsText(open)}.
            </Text>
          )}
        </Said>
        <ReportPart {...props} />
        {(!isGone || entry.fee.state !== 'due') && <FeePart {...props} />}
        <AuditionPart {...props} />
        {!isGone && <PapersPart {...props} />}
        <ConsentPart {...props} />
        <EntryFacts entry={entry} />
        <OnScreen>
          <Cluster gap="s6">
            <TextLink plain onClick={() => window.print()}>
              Print this page
            </TextLink>
            <Withdraw {...props} />
            <TextLink plain onClick={forget}>
              Remove it from this device
            </TextLink>
          </Cluster>
          <Text muted>
            Anyone who has the link from your email can see and change this entry. Questions?{' '}
            <a href={`mailto:${school.email}`}>{school.email}</a> or{' '}
            <a href={`tel:${school.phone}`}>{school.phoneLabel}</a>.
          </Text>
        </OnScreen>
      </Section>
    </>
  );
}

function Returned({ entryKey, words }: { readonly entryKey: string; readonly words: string | null }) {
  return (
    <>
      <Notice tone="warning" title="What the office says">
        <Lines>{words}</Lines>
      </Notice>
      <OnScreen>
        <Button to={changePath(entryKey)}>Change the entry</Button>
      </OnScreen>
    </>
  );
}

const Said = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  max-width: ${measure.text};
  margin-bottom: ${space.s8};
  &:empty {
    display: none;
  }
`;
