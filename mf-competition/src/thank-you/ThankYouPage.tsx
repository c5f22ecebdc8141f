import { island } from '@school/shared';
import { Grid, Loading, Section, Skeleton, SplitHead, Text } from '@school/shared/ui';
import { afterEntry } from '../content/entry';
import { useEntryKey } from '../submitted-entry/entryKey';
import { LostLink } from '../submitted-entry/LostLink';
import { PageHead } from '../head/PageHead';
import { Contact } from '../register/Contact';
import { NumberedList } from '../register/NumberedList';
import { Course } from '../rounds/Course';

const YourEntry = island('YourEntry', () => import('../submitted-entry/YourEntry').then((m) => m.YourEntry), {
  when: 'load',
  fallback: (
    <Loading label="Looking for your entry">
      <Skeleton height="100vh" />
    </Loading>
  ),
});

/**
 * Shows a submitted entry to people with its link, and to others what comes after an entry and where the
 * link is.
 */
export function ThankYouPage() {
  const { key, forget } = useEntryKey();
  return key === undefined ? withoutLink : <YourEntry key={key} entryKey={key} forget={forget} />;
}

/** The same element each time, because a new one would lose the HTML of the form while its code loads. */
const withoutLink = (
  <>
    <PageHead
      title="Thank you"
      lead="Thank you for entering and for every hour of practice. This is what happens next."
    />
    <NumberedList
      title="What happens next"
      lead="Your entry is complete when the fee, the documents and the audition time are there. Its own page tells you what is missing."
      items={afterEntry}
    />
    <Section ground="rose" aria-labelledby="lost-link-title">
      <SplitHead
        id="lost-link-title"
        stacked
        title="The page of your entry"
        lead="Open it with the link in our email. It shows the state of your entry, what is missing, your time, and later the judges’ comments."
      />
      <Grid columns={2} tablet={1} gap="s10">
        <Text>Lost the link? We email it again, for every entry with your address.</Text>
        <div>
          <LostLink />
        </div>
      </Grid>
    </Section>
    <Contact title="Any questions?" />
    <Course />
  </>
);
