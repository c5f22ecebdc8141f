// Sample content: the notes of the pieces to hear, all in the public domain, for the build alone.
import type { Excerpt } from '@school/shared/music';
import { ahVousDirai, greensleeves, largo, lullaby, minuetInG, odeToJoy } from '@school/shared/music';
import type { PieceId } from '../pieces';

export const excerpts: Readonly<Record<PieceId, Excerpt>> = {
  home: {
    ...minuetInG,
    melody: `${minuetInG.melody} | d2 GABc | d2 G2 G2 | e2 cdef | g2 G2 G2 | c2 dcBA | B2 cBAG | A2 BAGF | G6`,
    under:
      '[G,B,D]4 A,2 | B,6 | C6 | B,6 | A,6 | G,6 | D2 B,2 G,2 | D2 D,CB,A, | B,4 A,2 | G,2 B,2 G,2 | C6 | B,2 CB,A,G, | A,4 F,2 | G,4 B,2 | C2 D2 D,2 | G,4 G,,2',
  },
  piano: { ...ahVousDirai, under: 'C,2 C2 | E2 C2 | F2 C2 | E2 C2 | D2 B,2 | C2 A,2 | F,2 G,2 | C,4' },
  violin: lullaby,
  cello: largo,
  guitar: greensleeves,
  trumpet: odeToJoy,
};
