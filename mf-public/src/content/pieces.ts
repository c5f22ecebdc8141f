// Sample content: short pieces to hear. No model of a saxophone sounds like one. Their notes are in `excerpts`.
import type { InstrumentId } from './instrumentNames';

/** By the page that has it: home, or an instrument's. Seconds are the length of the recording. */
export const pieces = {
  home: { on: 'piano', title: 'Minuet in G major', composer: 'Christian Petzold', seconds: 25 },
  piano: { on: 'piano', title: '“Ah, vous dirai-je, Maman”', composer: 'Mozart', seconds: 11 },
  violin: { on: 'violin', title: 'Lullaby', composer: 'Brahms', seconds: 18 },
  cello: { on: 'cello', title: 'Largo, Symphony No. 9', composer: 'Dvořák', seconds: 17 },
  guitar: { on: 'guitar', title: 'Greensleeves', composer: 'English, traditional', seconds: 18 },
  trumpet: { on: 'trumpet', title: 'Ode to Joy', composer: 'Beethoven', seconds: 17 },
} as const;

export type PieceId = keyof typeof pieces;

export const hasPiece = (id: InstrumentId): id is InstrumentId & PieceId => id in pieces;

/** Returns the path of a piece's recording in the folder of the app. */
export const recordingOf = (id: PieceId): string => `pieces/${id}.mp3`;
