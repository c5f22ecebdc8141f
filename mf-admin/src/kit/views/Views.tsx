import { useState } from 'react';
import styled from 'styled-components';
import { Link, useLocation, useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { newKey } from '@school/shared/form';
import { useAction } from '@school/shared/staff/ui';
import { color, measure, space } from '@school/shared/theme';
import { Button, TextField } from '@school/shared/ui';
import { useDropViewMutation, useListSavedViewsQuery, useSaveViewMutation, type SavedView } from './api';

interface Props {
  /** Id of the list. */
  readonly list: string;
  /** The current view of the list, as a query of its address. */
  readonly query: string;
  readonly onGo: () => void;
}

/** The user's saved views of a list, with a form for the current one. */
export function Views({ list, query, onGo }: Props) {
  const { toast } = useShell();
  const { pathname } = useLocation();
  const { data: views = [], error } = useListSavedViewsQuery({ list });
  const [save, { isLoading: saving }] = useSaveViewMutation();
  const [drop] = useDropViewMutation();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');

  async function keep() {
    const viewName = name.trim();
    if (viewName === '') return setProblem('Please enter a name');
    try {
      const id = views.find((view) => view.name === viewName)?.id ?? newKey();
      await save({ id, savedViewChange: { list, name: viewName, query } }).unwrap();
      toast.add(`The view “${viewName}” was saved.`, { type: 'success' });
      setName('');
      setProblem('');
    } catch (failure) {
      setProblem(messageOfApiError(failure));
    }
  }

  const [remove] = useAction({
    run: ({ id }: SavedView) => drop({ id }).unwrap(),
    done: (_, view) => `The view “${view.name}” was removed.`,
    failed: 'The view was not removed.',
  });

  return (
    <>
      {error ? (
        <p role="alert">Your views could not be loaded. {messageOfApiError(error)}</p>
      ) : views.length === 0 ? (
        <p>You have no saved views of this list.</p>
      ) : (
        <Kept aria-label="Your views">
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to={pathname + view.query}
                aria-current={view.query === query || undefined}
                onClick={onGo}
              >
                {view.name}
              </Link>
              <Button
                tone="line"
                size="s"
                aria-label={`Remove ${view.name}`}
                onClick={() => void remove(view)}
              >
                Remove
              </Button>
            </li>
          ))}
        </Kept>
      )}
      <form
        noValidate
        aria-label="Save this view"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <TextField
          name="view-name"
          label="Name of the view"
          maxLength={60}
          autoComplete="off"
          error={problem || undefined}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" tone="ink" size="s" busy={saving} busyLabel="Saving">
          Save
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
