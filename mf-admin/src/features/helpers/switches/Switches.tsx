import { island } from '@school/shared';
import { Cluster, Skeleton, Text, TextLink } from '@school/shared/ui';
import { adminArea } from '../../../app/area/area';
import type { FeatureSwitches } from '../../../app/area/feature';
import { Part, PartTitle } from '../../../kit/page/Part';

/** An island must stay the same component from render to render: it is made once for each declaration. */
const islands = new WeakMap<FeatureSwitches, ReturnType<typeof makeIslands>>();

const makeIslands = (id: string, { height, load, loadAside }: FeatureSwitches) => ({
  id,
  Rows: island(`${id} switches`, load, { when: 'load', fallback: <Skeleton height={height} /> }),
  Aside: loadAside && island(`${id} beside switches`, loadAside, { when: 'load', fallback: null }),
});

/** The switches that features declare, in their order. */
const switchesOfFeatures = () =>
  adminArea()
    .features.flatMap(({ id, switches }) => (switches ? [{ id, switches }] : []))
    .sort((a, b) => a.switches.order - b.switches.order)
    .map(({ id, switches }) => {
      const made = islands.get(switches) ?? makeIslands(id, switches);
      islands.set(switches, made);
      return made;
    });

/**
 * Everything that is open or closed to visitors, in one place. Each switch is the very one of its own page: the API keeps
 * it once, and every page obeys it.
 */
export function Switches() {
  const parts = switchesOfFeatures();
  return (
    <Part aria-labelledby="switches">
      <Cluster gap="s4">
        <PartTitle id="switches">Open and closed</PartTitle>
        {parts.map(({ id, Aside }) => Aside && <Aside key={id} />)}
      </Cluster>
      <Text size="small" muted>
        What visitors can do now. A switch counts at once, on every page; each is in the audit log.
      </Text>
      {parts.map(({ id, Rows }) => (
        <Rows key={id} />
      ))}
      <Text size="small">
        Single times: <TextLink to="/admin/registrations/auditions">times of auditions</TextLink> are taken
        out and put back on their board,{' '}
        <TextLink to="/admin/music-study">free half hours of teachers</TextLink> above the list of music
        study.
      </Text>
    </Part>
  );
}
