import { invitationLabels as stored } from '@school/shared/schemas/stored/labels';
import type { StatusKind } from '@school/shared/staff/ui';
import type { Invitation } from '../api';
import { saleLabels } from '../labels';

export const invitationLabels: Readonly<Record<Invitation['state'], string>> = stored;

export const invitationKinds: Readonly<Record<Invitation['state'], StatusKind>> = {
  unused: 'new',
  held: 'progress',
  used: 'done',
  revoked: 'withdrawn',
};

const { public: _, ...invited } = saleLabels;

/** The sales that need an invitation. */
export const invitedSales: Readonly<Record<string, string>> = invited;
