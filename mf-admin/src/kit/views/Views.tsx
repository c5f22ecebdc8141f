import { useState } from 'react';
import styled from 'styled-components';
import { Link, useLocation, useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { newKey } from '@school/shared/form';
import { color, measure, space } from '@school/shared/theme';
import { Button, TextField } from '@school/shared/ui';
import { useDropViewMutation, useListSavedViewsQuery, useSaveViewMutation } from './api';

interface Props {
  /** Which list the views are of. */
  readonly list: string;
  /** How the list is seen now, as a query of its address. */
  readonly query: string;
  readonly onGo: () => void;
}

/** One's own views of a list, with the way to keep how it is seen now and to give one up. */
export function Views({ list, query, onGo }: Props) {
  const { toast } = useShell();
  const { pathname } = useLocation();
  const { data: views = [], error } = useListSavedViewsQuery({ list });
  const [save, { isLoading: saving }] = useSaveViewMutation();
  const [drop] = useDropViewMutation();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');

  async function keep() {
    const wanted = name.trim();
    if (wanted === '') return setProblem('Please give the view a name');
    try {
      const id = views.find((view) => view.name === wanted)?.id ?? newKey();
      await save({ id, savedViewChange: { list, name: wanted, query } }).unwrap();
      toast.add(`The view “${wanted}” is kept.`, { type: 'success' });
      setName('');
      setProblem('');
    } catch (failure) {
      setProblem(messageOfApiError(failure));
    }
  }

  async function giveUp(id: string, of: string) {
    try {
      await drop({ id }).unwrap();
      toast.add(`The view “${of}” is gone.`, { type: 'success' });
    } catch (failure) {
      toast.add(`The view was not removed. ${messageOfApiError(failure)}`, { type: 'error' });
    }
  }

  return (
    <>
      {error ? (
        <p role="alert">Your views could not be loaded. {messageOfApiError(error)}</p>
      ) : views.length === 0 ? (
        <p>You have kept no view of this list yet.</p>
      ) : (
        <Kept aria-label="Your views">
          {views.map(({ id, name: of, query: at }) => (
            <li key={id}>
              <Link to={pathname + at} aria-current={at === query || undefined} onClick={onGo}>
                {of}
              </Link>
              <Button tone="line" size="s" aria-label={`Remove ${of}`} onClick={() => void giveUp(id, of)}>
                Remove
              </Button>
            </li>
          ))}
        </Kept>
      )}
      <form
        noValidate
        aria-label="Keep this view"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <TextField
          name="view-name"
          label="Keep this view as"
          maxLength={60}
          autoComplete="off"
          error={problem || undefined}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" tone="ink" size="s" busy={saving} busyLabel="Keeping">
          Keep
        </Button>
      </form>
    </>
  );
}

const Kept = styled.ul`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s3};
    border-bottom: 1px solid ${color.rule};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${measure.target};
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`;
