/** The state of a stream. */
export type LiveState = 'opening' | 'live' | 'retrying' | 'refused';
