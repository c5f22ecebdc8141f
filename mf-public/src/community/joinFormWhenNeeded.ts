import { importChunk } from '@school/shared';
import { lazy, type ComponentType } from 'react';

const load = () => import('./JoinForm');

/**
 * The form with all that checks it, apart from the page's own code. The server has it at once and writes it into the
 * page; the browser keeps that HTML, what is typed into it included, until the code has come.
 */
export const JoinForm: ComponentType = import.meta.env.SSR
  ? (await load()).JoinForm
  : lazy(async () => ({ default: (await importChunk('JoinForm', load)).JoinForm }));
