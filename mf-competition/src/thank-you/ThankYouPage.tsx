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
      lead="For every hour of practice, and for trusting us with ten minutes of it. This is what happens once an entry has reached the office."
    />
    <NumberedList
      title="What happens next"
      lead="An entry is complete when its fee, its papers and its audition time are there. Until then, nothing is lost: its own page says what is missing."
      items={afterEntry}
    />
    <Section ground="rose" aria-labelledby="lost-link-title">
      <SplitHead
        id="lost-link-title"
        stacked
        title="The page of your entry"
        lead="The link in our mail opens it: how your entry stands, what is missing, your time, and the jury’s words afterwards."
      />
      <Grid columns={2} tablet={1} gap="s10">
        <Text>Lost the link? We mail it again, for every entry of your address, and it works as before.</Text>
        <div>
          <LostLink />
        </div>
      </Grid>
    </Section>
    <Contact title="A question meanwhile?" />
    <Course />
  </>
);
