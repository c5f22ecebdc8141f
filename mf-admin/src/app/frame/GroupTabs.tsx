import { pagesOfGroup } from '../area/area';
import { Tabs } from './Tabs';

interface Props {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly group: string;
  /** The address of the current page. */
  readonly shown: string;
}

/** Tabs for the pages of a group's features. */
export function GroupTabs({ label, group, shown }: Props) {
  const tabs = pagesOfGroup(group).map(({ to, title, label: short = title }) => ({ to, label: short }));
  return <Tabs label={label} tabs={tabs} shown={shown} />;
}
