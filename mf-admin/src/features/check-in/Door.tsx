import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { NARROW } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import { useLiveCheckInsQuery, type Scan } from './api';
import { CameraView } from './parts/CameraView';
import { CodeForm } from './parts/CodeForm';
import { Conflicts } from './parts/Conflicts';
import { DoorNotices } from './parts/DoorNotices';
import { DoorState } from './parts/DoorState';
import { StoredGuestList } from './parts/StoredGuestList';
import { ScanLog } from './parts/ScanLog';
import { Verdict } from './parts/Verdict';
import { WronglyIn } from './parts/WronglyIn';
import { countsOf, withWaiting } from './rules/doorList';
import { doorStore } from './rules/doorStore';
import { verdicts, type Outcome } from './rules/outcome';
import { signal } from './scan/signal';
import { useCheckIn } from './scan/useCheckIn';
import { useDoorList } from './scan/useDoorList';
import { useLeaveGuard } from '../../kit/offline/useLeaveGuard';
import { useOnline } from '../../kit/offline/useOnline';
import { useSettling } from './scan/useSettling';

/** The number of scans listed below the camera. */
const SHOWN = 12;

interface Props {
  readonly name: string;
  readonly onChange: () => void;
}

/** One door: camera, results, and what it stores for working offline. */
export function Door({ name, onChange }: Props) {
  const [store] = useState(doorStore);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { data: live } = useLiveCheckInsQuery();
  const isOnline = useOnline();
  const isLive = isOnline && live?.state === 'live';
  const { list, refresh, noteLetIn, forget } = useDoorList(store);
  const [wronglyIn, setWronglyIn] = useState<readonly Scan[]>([]);
  const conflicts = live?.data?.conflicts ?? [];
  const { waiting, problem, count } = useSettling({
    store,
    isLive,
    onSettled: (scans) => {
      setOutcomes((shown) => shown.map((outcome) => settledAs(outcome, scans)));
      const wrong = scans.filter(({ result }) => !SETTLED_WELL.has(result));
      if (wrong.length > 0) signal('stop');
      setWronglyIn((before) => [...wrong, ...before]);
      void refresh();
    },
  });
  const { check, checking } = useCheckIn({
    store,
    door: name,
    onOutcome: (outcome) => {
      signal(verdicts[outcome.result].tone);
      setOutcomes((shown) => [outcome, ...shown].slice(0, SHOWN));
      if (outcome.isOffline) count();
      else if (outcome.result === 'in' && outcome.ticket) noteLetIn(outcome.ticket.id, outcome.at, name);
    },
  });
  useSignalOnMore(conflicts.filter(({ scans }) => scans.some(({ door }) => door === name)).length);

  useLeaveGuard(waiting > 0 || !isOnline);

  const here = list && countsOf(withWaiting(list, store.waiting()));
  return (
    <Layout>
      <div>
        <DoorState
          door={name}
          counts={isLive && live?.data && waiting === 0 ? live.data : here}
          waiting={waiting}
          conflicts={conflicts.length}
          onChangeDoor={onChange}
        />
        <Verdict outcome={outcomes[0]} checking={checking} />
        <CameraView onCode={(code) => void check(code)} />
        <CodeForm checking={checking} onCode={(code) => void check(code)} />
      </div>
      <div>
        <DoorNotices
          isCutOff={!isOnline || live?.state === 'retrying'}
          refusal={live?.refusal ?? ''}
          listAt={list?.at}
          isKept={store.isKept()}
          problem={problem}
        />
        <Conflicts conflicts={conflicts} door={name} />
        <WronglyIn scans={wronglyIn} />
        <ScanLog outcomes={outcomes} />
        <StoredGuestList list={list} onForget={forget} />
      </div>
    </Layout>
  );
}

/** Results that need no action: admitted, or reported at both doors as a conflict. */
const SETTLED_WELL: ReadonlySet<Scan['result']> = new Set(['in', 'again', 'conflict']);

/** Updates a pending scan with the answer of the API. */
function settledAs(outcome: Outcome, scans: readonly Scan[]): Outcome {
  const settled = scans.find(({ scanId }) => scanId === outcome.scanId);
  return settled ? { ...outcome, ...settled, isOffline: false } : outcome;
}

/** Signals when another door has admitted one of this door's tickets as well. */
function useSignalOnMore(number: number): void {
  const known = useRef(number);
  useEffect(() => {
    if (number > known.current) signal('stop');
    known.current = number;
  }, [number]);
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  align-items: start;
  gap: ${space.s6};
  max-width: 1200px;
  padding: ${space.s6};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s5};
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.s4};
    gap: ${space.s4};
    > div {
      gap: ${space.s4};
    }
  }
`;
