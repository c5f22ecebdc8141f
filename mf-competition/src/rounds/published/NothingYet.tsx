import { DateText, EmptyState, Section, Text, TextLink } from '@school/shared/ui';
import { stageOf, type StageId } from '../../content/course';

interface Props {
  readonly title: string;
  /** What will stand here. */
  readonly what: string;
  readonly stage: StageId;
}

/** The calm state before anything is published: what comes, and for when it is planned. */
export function NothingYet({ title, what, stage }: Props) {
  return (
    <Section room="half">
      <EmptyState
        level={2}
        title={title}
        action={<TextLink to="/music-competition">Back to the Music Competition</TextLink>}
      >
        <Text>
          {what} Planned for <DateText value={stageOf(stage).dates[0]} />; this page is filled the moment the
          jury has signed.
        </Text>
      </EmptyState>
    </Section>
  );
}
