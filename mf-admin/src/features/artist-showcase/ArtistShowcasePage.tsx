import { useLocation } from '@school/shared';
import { selectFilters } from '@school/shared/contract';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { Tabs } from '../../app/frame/Tabs';
import { usePageState } from '../../kit/page/usePageState';
import { Engagements } from './engagements/Engagements';
import { linkTo } from './filters/storedFilters';
import { readView, type View } from './filters/view';
import { Performers } from './performers/Performers';

const views = ['engagements', 'pros'] as const;

const LABELS: Readonly<Record<View, string>> = { engagements: 'Engagements', pros: 'Performers' };

/** The lists of engagements and of performers ('pros' in addresses). */
function Showcase() {
  const shown = readView(useLocation().search);
  const filters = usePageState(selectFilters);
  return (
    <>
      <Tabs
        label="Lists of the artist showcase"
        tabs={views.map((view) => ({ to: linkTo(view, filters[view]), label: LABELS[view] }))}
        shown={linkTo(shown, filters[shown])}
      />
      {shown === 'pros' ? <Performers /> : <Engagements />}
    </>
  );
}

export function ArtistShowcasePage() {
  return (
    <AdminFrame title="Artist showcase">
      <StaffOnly>
        <Showcase />
      </StaffOnly>
    </AdminFrame>
  );
}
