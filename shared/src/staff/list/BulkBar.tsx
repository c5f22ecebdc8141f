import { useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { color, media, space } from '../../theme';
import { Button, SelectField } from '../../ui';
import { ConfirmModal } from '../modal/ConfirmModal';
import { useModal } from '../modal/useModal';
import type { ListQuery } from './address';
import {
  allOf,
  reasonsOf,
  resultText,
  selectionOf,
  sendAll,
  type BulkActions,
  type BulkResult,
} from './bulk';
import type { Selection } from './useSelection';

interface Props {
  readonly what: string;
  readonly query: Pick<ListQuery, 'search' | 'filters'>;
  readonly selection: Selection;
  readonly actions: BulkActions;
  /** How many are shown and how many match; `more` when the API has stopped counting. */
  readonly shown: { readonly rows: number; readonly total: number; readonly more: boolean };
}

/** The selected rows, their bulk actions, and the result of the last one. */
export function BulkBar({ what, query, selection, actions, shown }: Props) {
  const { toast } = useShell();
  const confirm = useModal();
  const [value, setValue] = useState('');
  const [result, setResult] = useState<BulkResult>();
  const [report, setReport] = useState('');
  const [soFar, setSoFar] = useState<BulkResult>();
  const [busy, setBusy] = useState(false);
  const { chosen, count } = selection;
  const action = actions.options.find((option) => option.value === value);

  async function chooseAll() {
    setBusy(true);
    try {
      const first = actions.options[0]?.value ?? '';
      const counted = await actions.send({ value: value || first, selection: allOf(query), dry: true });
      selection.chooseAll(counted.selected, counted.at);
    } catch (error) {
      toast.add(`The ${what} could not be counted. ${messageOfApiError(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  async function send() {
    try {
      const request = { value, selection: selectionOf(chosen, query) };
      const { result: done, error } = await sendAll(actions.send, request, setSoFar);
      const text = resultText(done, action?.done);
      setResult(done);
      setReport(text);
      if (error)
        toast.add(`Stopped before the end: ${text} ${messageOfApiError(error)} Apply again to continue.`, {
          type: 'error',
        });
      else {
        toast.add(text, { type: done.refused > 0 ? 'warning' : 'success' });
        if (done.refused === 0) selection.clear();
      }
    } catch (error) {
      toast.add(`Nothing was ${action?.done ?? 'changed'}. ${messageOfApiError(error)}`, { type: 'error' });
    } finally {
      setSoFar(undefined);
    }
  }

  return (
    <Bar role="group" aria-label={`Selected ${what}`}>
      <p role="status">
        <b>{count.toLocaleString('en-GB')} selected</b>
        {soFar ? ` ${soFar.selected.toLocaleString('en-GB')} done.` : report && ` ${report}`}
      </p>
      {!chosen.all && (shown.more || shown.total > shown.rows) && (
        <Button tone="line" size="s" busy={busy} busyLabel="Counting" onClick={() => void chooseAll()}>
          Select all that match
        </Button>
      )}
      <SelectField
        name="bulk"
        label="Action"
        hideLabel
        placeholder="Choose an action"
        options={actions.options}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button tone="ink" size="s" disabled={!action || count === 0} onClick={confirm.open}>
        Apply
      </Button>
      <Button tone="line" size="s" onClick={selection.clear}>
        Clear
      </Button>
      {result && result.refused > 0 && (
        <ul aria-label="Reasons">
          {reasonsOf(result).map(({ reason, count: of }) => (
            <li key={reason}>
              {of} × {reason}
            </li>
          ))}
        </ul>
      )}
      <ConfirmModal
        modal={confirm}
        title={`${action?.label ?? 'Change'}: ${count.toLocaleString('en-GB')} ${what}?`}
        action={action?.done ? action.label : 'Change'}
        busyLabel={
          soFar
            ? `${soFar.selected.toLocaleString('en-GB')} of ${count.toLocaleString('en-GB')}`
            : 'One moment'
        }
        onConfirm={send}
      >
        {action?.about && <p>{action.about}</p>}
        <p>
          Rows that already match stay as they are. You will see which could not be{' '}
          {action?.done ?? 'changed'}, and why.
        </p>
      </ConfirmModal>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s3};
  padding: ${space.s3} ${space.s4};
  background: ${color.quiet};
  border-left: 8px solid ${color.accent};
  > p {
    margin-right: auto;
  }
  > ul {
    flex: 1 0 100%;
    color: ${color.error};
  }
  select {
    min-height: 44px;
    margin-top: 0;
    font-size: 1rem;
  }
  *:has(> select) {
    min-height: 44px;
    margin-top: 0;
    font-size: 1rem;
  }
  ${media.phone} {
    > p {
      flex: 1 0 100%;
    }
  }
`;
