import { Link } from '@school/shared';
import { DateText } from '@school/shared/ui';
import type { Matter } from '../api';
import { matterPath, matterSentence, matterLabels } from './matterLabels';

/** Pending work, each row with its link. */
export function MatterRows({ matters }: { readonly matters: readonly Matter[] }) {
  return matters.map((matter) => (
    <li key={matter.matter}>
      <span>
        <b>{matterSentence(matter)}</b>, {matter.count > 1 ? 'oldest' : 'since'}{' '}
        <DateText value={matter.since} />
      </span>
      <Link
        to={matterPath(matter)}
        aria-label={`${matterLabels[matter.matter].action}: ${matterSentence(matter)}`}
      >
        {matterLabels[matter.matter].action}
      </Link>
    </li>
  ));
}
