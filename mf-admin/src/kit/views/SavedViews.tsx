import { island } from '@school/shared';
import { Skeleton } from '@school/shared/ui';
import { Popover } from '../ui/Popover';

const Views = island('views', () => import('./Views').then((module) => module.Views), {
  when: 'load',
  fallback: <Skeleton height={160} />,
});

interface Props {
  /** Which list the views are of. */
  readonly list: string;
  /** How the list is seen now, as a query of its address. */
  readonly query: string;
}

/** One's own views of a list: each is its address under a name. They go with the account, to every device. */
export function SavedViews({ list, query }: Props) {
  return <Popover label="Views">{(close) => <Views list={list} query={query} onGo={close} />}</Popover>;
}
