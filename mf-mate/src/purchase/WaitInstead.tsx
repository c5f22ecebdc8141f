import { TextLink } from '@school/shared/ui';
import type { ChosenLine } from './counts';
import { waitingPath } from './paths';

interface Props {
  readonly lines: readonly Pick<ChosenLine, 'type'>[];
}

/** A link to the waiting list when the tickets left cannot be chosen, such as wheelchair places alone. */
export const WaitInstead = ({ lines }: Props) =>
  lines.map(
    ({ type: { id, name, hasWaitingList } }) =>
      hasWaitingList && (
        <TextLink key={id} to={waitingPath(id)}>
          Join the waiting list for {name}
        </TextLink>
      ),
  );
