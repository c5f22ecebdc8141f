import { Loading, Skeleton } from '@school/shared/ui';
import { PanelBody } from '../panel/PanelBody';
import { PanelHead } from '../panel/PanelHead';

/** Shown while the entry loads. */
export function EntryLoading() {
  return (
    <>
      <PanelHead title="One moment" />
      <PanelBody aria-label="One moment">
        <Loading label="Loading your entry">
          <Skeleton height="320px" />
        </Loading>
      </PanelBody>
    </>
  );
}
