import styled from 'styled-components';
import { Button } from '@school/shared/ui';
import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { DateTime } from '../../../kit/detail/DateTime';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { EntryDrawer } from '../../../kit/detail/EntryDrawer';
import { FactList } from '../../../kit/detail/FactList';
import { KEPT_FRESH } from '../../../kit/forms/keptFresh';
import { PersonLink } from '../../../kit/people/PersonLink';
import { useGetEffectQuery } from '../api';
import { EffectTools } from './EffectTools';
import { EffectStatus, nameOf } from './outboxList';

interface Props {
  /** The job that is open. */
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** A mail or other job: how it stands, its words while they are kept, and what staff have decided about it. */
export function EffectDrawer({ id, onOpen, onClose }: Props) {
  // It goes on by itself: nothing tells of that.
  const result = useGetEffectQuery({ id }, { skip: id === '', ...KEPT_FRESH });
  const key = result.currentData?.key;
  return (
    <EntryDrawer
      what="job"
      kind={null}
      history={key && <RecordHistory key={key} record={key} />}
      {...{ id, result, onClose }}
      head={(effect) => ({
        title: nameOf(effect),
        above: effect.what,
        below: <EffectStatus state={effect.state} />,
      })}
      actions={(effect) => <EffectTools effect={effect} />}
    >
      {({ to, attempts, createdAt, dueAt, endedAt, problem, error, dropReason, text, copies }) => (
        <>
          <DrawerPart title="The job">
            <FactList
              facts={[
                ['To', to && <PersonLink key="person" email={to} />],
                ['Since', <DateTime key="since" value={createdAt} />],
                ['Tries', attempts],
                ['Next try', dueAt && <DateTime key="due" value={dueAt} />],
                ['Ended', endedAt && <DateTime key="ended" value={endedAt} />],
                ['Problem', problem],
                ['It said', error],
                ['Given up', dropReason],
              ]}
            />
          </DrawerPart>
          {text && (
            <DrawerPart title="Its words">
              <Message>{text}</Message>
            </DrawerPart>
          )}
          {copies.length > 0 && (
            <DrawerPart title="Sent once more">
              <Copies>
                {copies.map((copy) => (
                  <li key={copy.id}>
                    <EffectStatus state={copy.state} /> <DateTime value={copy.createdAt} />{' '}
                    <Button tone="line" size="s" onClick={() => onOpen(copy.id)}>
                      Open
                    </Button>
                  </li>
                ))}
              </Copies>
            </DrawerPart>
          )}
        </>
      )}
    </EntryDrawer>
  );
}

const Message = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Copies = styled.ol`
  display: grid;
  gap: 8px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
`;
