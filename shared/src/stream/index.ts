export { StreamRefused, watchEvents, type StreamState, type WatchOptions } from './watchEvents';
export { watchRaised, type RaisedBySlug } from './watchRaised';
export { pause } from './pause';
export { whileCached } from './whileCached';
export { whileVisible } from './whileVisible';
