import { lazyPart, Part, PartTitle } from '@school/shared/staff/page';
import { Cluster, Skeleton, Text, TextLink } from '@school/shared/ui';
import { adminArea } from '../../app/area/area';
import type { FeatureSwitches } from '../../app/area/feature';

/** A component must keep its identity between renders: it is made once for each declaration. */
const madeParts = new WeakMap<FeatureSwitches, ReturnType<typeof makeParts>>();

const makeParts = (id: string, { height, load, loadAside }: FeatureSwitches) => ({
  id,
  Rows: lazyPart(`${id} switches`, load, <Skeleton height={height} />),
  Aside: loadAside && lazyPart(`${id} beside switches`, loadAside),
});

/** The switches that features declare, in their order. */
const switchesOfFeatures = () =>
  adminArea()
    .features.flatMap(({ id, switches }) => (switches ? [{ id, switches }] : []))
    .sort((a, b) => a.switches.order - b.switches.order)
    .map(({ id, switches }) => {
      const one = madeParts.get(switches) ?? makeParts(id, switches);
      madeParts.set(switches, one);
      return one;
    });

/** All switches that open or close something to visitors. Each is the same as on its own page. */
export function Switches() {
  const parts = switchesOfFeatures();
  return (
    <Part aria-labelledby="switches">
      <Cluster gap="s4">
        <PartTitle id="switches">Open and closed</PartTitle>
        {parts.map(({ id, Aside }) => Aside && <Aside key={id} />)}
      </Cluster>
      <Text size="small" muted>
        What visitors can do now. A switch takes effect immediately on every page and is recorded in the audit
        log.
      </Text>
      {parts.map(({ id, Rows }) => (
        <Rows key={id} />
      ))}
      <Text size="small">
        Individual times: <TextLink to="/admin/registrations/auditions">audition times</TextLink> are closed
        and reopened on their board, <TextLink to="/admin/music-study">trial lesson times</TextLink> above the
        list of registrations for lessons.
      </Text>
    </Part>
  );
}
