import { PAST, useIsOver } from '@school/shared/content/use';
import { DateText, EmptyState, Section, Text, TextLink } from '@school/shared/ui';
import { stageIn, type StageId } from '../../content/course';
import { useCourse } from '../../content/useCourse';

interface Props {
  readonly title: string;
  /** What will be shown here. */
  readonly what: string;
  readonly stage: StageId;
}

/** Shown before a publication: what will come, and when. */
export function NothingYet({ title, what, stage }: Props) {
  const [day = ''] = stageIn(useCourse(), stage).dates;
  const isOver = useIsOver();
  return (
    <Section room="half">
      <EmptyState
        level={2}
        title={title}
        action={<TextLink to="/music-competition">Back to the Music Competition</TextLink>}
      >
        <Text>
          {what} Planned for <DateText value={day} />
          {isOver([day]) && PAST}; you can see it here once the judges have signed.
        </Text>
      </EmptyState>
    </Section>
  );
}
