import { importChunk } from '@school/shared';
import { lazy, type ComponentType } from 'react';

const load = () => import('./JoinForm');

/** React keeps the failure of a lazy component for good: another try needs another one. */
const whenLoaded = () => lazy(async () => ({ default: (await importChunk('JoinForm', load)).JoinForm }));

let form: ComponentType = import.meta.env.SSR ? (await load()).JoinForm : whenLoaded();

/**
 * The form with all that checks it, apart from the page's own code. The server has it at once and writes it into the
 * page; the browser keeps that HTML, what is typed into it included, until the code has come.
 */
export const joinForm = (): ComponentType => form;

/** The form, to be loaded once more after a failure. */
export const joinFormAnew = (): ComponentType => (form = whenLoaded());
