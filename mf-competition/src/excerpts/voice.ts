/** Samples a second: enough for what phones play, and half the bytes. */
export const RATE = 22_050;

/** One note of an instrument. @param hertz its pitch @param seconds how long it is held */
export type Voice = (hertz: number, seconds: number) => Float32Array;
