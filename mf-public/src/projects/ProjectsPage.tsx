import { island } from '@school/shared';
import { Button, Cluster, TextLink } from '@school/shared/ui';
import { useContent } from '@school/shared/content/use';
import { past } from '../content/events';
import { PageHead } from '../parts/PageHead';
import { Subscribe } from '../parts/Subscribe';
import { useComing } from './useComing';
import { EventList } from './EventList';
import { Showcase } from '../showcase/Showcase';

// Only the looms move, once they are in view.
const Foundation = island('Foundation', () => import('./Foundation').then((m) => m.Foundation), {
  when: 'visible',
});

export function ProjectsPage() {
  return (
    <>
      <PageHead
        scene="tickets"
        title="Projects & Events"
        lead="Our concerts and events, and the projects that you can support."
      >
        <Cluster gap="s6">
          <Button to="#coming">See what is coming</Button>
          <Subscribe />
        </Cluster>
        <Cluster gap="s6">
          <TextLink to="#projects">The foundation’s projects</TextLink>
          <TextLink to="#showcase">The artist showcase</TextLink>
        </Cluster>
      </PageHead>
      <EventList
        id="coming"
        ground="card"
        title="Coming up on stage"
        lead="Recitals are free, and everyone is welcome."
        events={useComing()}
        coming
      />
      <Foundation />
      <EventList
        id="past"
        ground="sand"
        title="Past events"
        lead="Some of our past concerts."
        events={useContent(past)}
      />
      <Showcase />
    </>
  );
}
