// For builds alone: notes and recordings of excerpts. A browser loads only what is made of them.
export { durationOf } from './encode';
export type { Excerpt } from './excerpt';
export { signatureOf } from './keys';
export { WHOLE, type Bar, type Group, type Sound, type Tuplet } from './notation';
export { readNotes, readVoices } from './readNotes';
export { ahVousDirai, greensleeves, largo, lullaby, minuetInG, odeToJoy } from './tunes';
export { record } from './tones';
