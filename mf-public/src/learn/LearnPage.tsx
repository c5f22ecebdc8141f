import { Button, Facts, Section, TextLink } from '@school/shared/ui';
import { lessonsInShort } from '../content/counts';
import { courseFacts } from '../content/courseFacts';
import { PageHead } from '../parts/PageHead';
import { Courses } from './Courses';
import { FirstLesson } from './FirstLesson';
import { ProgrammeBars } from './ProgrammeBars';
import { useOpeningCounted } from './useOpeningCounted';

export function LearnPage() {
  useOpeningCounted();
  return (
    <>
      <PageHead
        scene="projects"
        title="Learn music with us"
        lead={`${lessonsInShort} The curriculum follows an international graded standard, and every course ends on stage.`}
      >
        <Button to="#book">Book a free trial lesson</Button>
        <TextLink to="#instruments">Choose an instrument</TextLink>
      </PageHead>
      <Section room="half" ground="card" aria-label="Every course">
        <Facts items={courseFacts} />
      </Section>
      <Courses />
      <ProgrammeBars />
      <FirstLesson />
    </>
  );
}
