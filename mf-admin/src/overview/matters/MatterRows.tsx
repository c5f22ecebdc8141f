import { Link } from '@school/shared';
import { DateText } from '@school/shared/ui';
import type { Matter } from '../api';
import { matterPath, matterSentence, matterWords } from './matterWords';

/** What waits, each a press away from being done. */
export function MatterRows({ matters }: { readonly matters: readonly Matter[] }) {
  return matters.map((matter) => (
    <li key={matter.matter}>
      <span>
        <b>{matterSentence(matter)}</b>, {matter.count > 1 ? 'the first since' : 'since'}{' '}
        <DateText value={matter.since} />
      </span>
      <Link
        to={matterPath(matter)}
        aria-label={`${matterWords[matter.matter].action}: ${matterSentence(matter)}`}
      >
        {matterWords[matter.matter].action}
      </Link>
    </li>
  ));
}
