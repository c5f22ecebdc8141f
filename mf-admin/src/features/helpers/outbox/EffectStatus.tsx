import { effectLabels as storedEffects } from '@school/shared/schemas/stored/labels';
import { Status, type StatusKind } from '@school/shared/staff/ui';
import type { OutboxEffect } from '../api';

type State = OutboxEffect['state'];

export const effectLabels: Readonly<Record<State, string>> = storedEffects;

const kinds: Readonly<Record<State, StatusKind>> = {
  failed: 'failed',
  waiting: 'progress',
  done: 'done',
  dropped: 'withdrawn',
};

export const EffectStatus = ({ state }: { readonly state: State }) => (
  <Status kind={kinds[state]}>{effectLabels[state]}</Status>
);

/** The name of a mail or other job. */
export const nameOf = ({ subject, what }: Pick<OutboxEffect, 'subject' | 'what'>): string => subject ?? what;
