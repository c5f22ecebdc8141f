import { afterEntry } from '../content/entry';
import { NumberedList } from '../register/NumberedList';
import { Course } from '../rounds/Course';
import { PageHead } from '../head/PageHead';
import { Contact } from '../register/Contact';

/** Says what comes after an entry; it knows of no entry and so claims nothing about one. */
export function ThankYouPage() {
  return (
    <>
      <PageHead
        title="Thank you"
        lead="For every hour of practice, and for trusting us with ten minutes of it. This is what happens once an entry has reached the office."
      />
      <NumberedList
        title="What happens next"
        lead="An entry is complete when the office has written to you with your entry number. Until then, nothing is lost: we call if a paper is missing."
        items={afterEntry}
      />
      <Contact title="A question meanwhile?" />
      <Course />
    </>
  );
}
