import type { Panel } from '../panel/panel';

export type WizardProps = Omit<Extract<Panel, { kind: 'enter' }>, 'kind'>;
