import { AppHealth } from './AppHealth';
import { Deploys } from './deploys/Deploys';
import { useDeploys } from './deploys/useDeploys';

/** What runs, since when and by whom: the deploys, the previews, and how the versions run. */
export function Running() {
  const asked = useDeploys();
  return (
    <>
      <Deploys {...asked} />
      <AppHealth deploys={asked.deploys ?? []} />
    </>
  );
}
