import { pagesOfGroup } from '../area/area';
import { Tabs } from './Tabs';

interface Props {
  /** Names the navigation. */
  readonly label: string;
  readonly group: string;
  /** The address of the page that is shown. */
  readonly shown: string;
}

/** A tab for each page of the features of a group. */
export function GroupTabs({ label, group, shown }: Props) {
  const tabs = pagesOfGroup(group).map(({ to, title, label: short = title }) => ({ to, label: short }));
  return <Tabs label={label} tabs={tabs} shown={shown} />;
}
