import type { Invitation } from '../api';
import type { StatusKind } from '../../ui/Status';

type State = Invitation['use'] | 'revoked';

/** How it is with an invitation. Its times stand beside it. */
export const stateOfInvitation = ({ isRevoked, use }: Pick<Invitation, 'isRevoked' | 'use'>): State =>
  isRevoked ? 'revoked' : use;

export const invitationLabels: Readonly<Record<State, string>> = {
  unused: 'Unused',
  held: 'Tickets held',
  used: 'Used',
  revoked: 'Revoked',
};

export const invitationKinds: Readonly<Record<State, StatusKind>> = {
  unused: 'new',
  held: 'progress',
  used: 'done',
  revoked: 'withdrawn',
};
