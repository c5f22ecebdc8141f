/** How it is with a stream that a page shows. */
export type LiveState = 'opening' | 'live' | 'retrying' | 'refused';
