import styled from 'styled-components';
import { formatClock } from '@school/shared/format';
import { color, space } from '@school/shared/theme';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { Status } from '../../../kit/ui/Status';
import type { VolunteerShiftRow } from '../api';
import { DropShiftButton } from './DropShiftButton';
import { HelperTag } from './HelperTag';
import { ShiftForm } from './ShiftForm';
import { WhoCanDoIt } from './WhoCanDoIt';

/** A shift: when, what, where, who does it, and whom it still takes. */
export function ShiftItem({ shift }: { readonly shift: VolunteerShiftRow }) {
  const { task, place, startsAt, endsAt, needed, note, helpers } = shift;
  const left = needed - helpers.length;
  return (
    <Item data-ground="paper" tabIndex={-1}>
      <div>
        <b>
          {formatClock(startsAt)} to {formatClock(endsAt)}, {task}
        </b>
        <p>
          {place}
          {note && <span>{`. ${note}`}</span>}
        </p>
        <Status kind={left === 0 ? 'done' : 'new'}>
          {left === 0 ? `${needed} of ${needed}` : `${helpers.length} of ${needed}, ${left} wanted`}
        </Status>
      </div>
      <div>
        {helpers.length > 0 && (
          <ul aria-label={`Who does ${task}`}>
            {helpers.map((helper) => (
              <HelperTag key={helper.assignment} shift={shift} helper={helper} />
            ))}
          </ul>
        )}
        {left > 0 && (
          <ModalButton
            label="Give it to somebody"
            of={`${task}, ${formatClock(startsAt)}`}
            title={`Who does ${task} at ${formatClock(startsAt)}?`}
          >
            {(close) => <WhoCanDoIt shift={shift} onDone={close} />}
          </ModalButton>
        )}
      </div>
      <div>
        <ModalButton label="Change" of={`${task}, ${formatClock(startsAt)}`} title="Change the shift">
          {(close) => <ShiftForm shift={shift} onDone={close} />}
        </ModalButton>
        <DropShiftButton shift={shift} />
      </div>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) auto;
  gap: ${space.s3} ${space.s5};
  align-items: start;
  padding: ${space.s4};
  border: 1px solid ${color.rule};
  overflow-wrap: anywhere;
  > div {
    display: grid;
    gap: ${space.s2};
    justify-items: start;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s2};
  }
  @media (max-width: 980px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
