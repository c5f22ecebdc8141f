import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { StandInShell } from '@school/shared/testing';
import { color, font, measure, size, space } from '@school/shared/theme';
import { ApiState } from './ApiState';
import { ModalOutlet } from './ModalOutlet';
import { Pages } from './Pages';
import { ToastList } from './ToastList';

interface Props {
  readonly name: string;
  readonly pages: readonly string[];
  readonly shell: StandInShell;
}

/** Replaces the shell for an app that runs alone: links to its pages, sign-in, toasts and the modal. */
export function StandInFrame({ name, pages, shell }: Props) {
  const { user } = useSyncExternalStore(shell.auth.subscribe, shell.auth.get);
  return (
    <>
      <Bar data-ground="ink" aria-label="Stand-in shell">
        <b>{name}, alone</b>
        <ApiState />
        <Pages paths={pages} />
        <button type="button" onClick={() => shell.auth.become(user ? null : 'staff@example.com')}>
          {user ? `Signed in as ${user.email}: sign out` : 'Signed out: sign in'}
        </button>
      </Bar>
      <ToastList toasts={shell.toast} />
      <ModalOutlet modal={shell.modal} />
    </>
  );
}

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s6};
  padding: ${space.s2} ${space.gutter};
  font: 400 ${size.small} / 1.4 ${font.text};
  button {
    min-height: ${measure.target};
    margin-left: auto;
    padding: 0 ${space.s4};
    border: 1px solid ${color.rule};
    background: none;
  }
`;
