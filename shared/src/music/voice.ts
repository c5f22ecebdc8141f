/** Samples per second: enough for phones, at half the bytes. */
export const RATE = 22_050;

/** Renders one note of an instrument. @param hertz its pitch @param seconds how long it is held */
export type Voice = (hertz: number, seconds: number) => Float32Array;
