import { DeadlineError, island } from '@school/shared';
import { Display, Section, Text } from '@school/shared/ui';

const Slugs = island('Slugs', () => import('./Slugs').then((it) => it.Slugs), { when: 'idle' });

/** Uses a name of the runtime core that the previous generation did not, and an endpoint of its own. */
export function NextPage() {
  return (
    <Section id="next">
      <Display as="h1" size={2}>
        A later time
      </Display>
      <Text>{new DeadlineError(5_000).message}</Text>
      <Slugs />
    </Section>
  );
}
