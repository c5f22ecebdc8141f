import type { InstrumentName } from './instruments';

export interface InstrumentSceneProps {
  readonly of: InstrumentName;
}

export const instrumentScene = ({ id }: InstrumentSceneProps & { readonly id: string }): string => id;
