// The runtime core. The shell provides it once per page, so everything here is part of a first visit.
export { BrowserRouter } from 'react-router-dom';
export { useLocation, useParams } from './runtime/place';
export { defineApp, type App, type AppDefinition } from './runtime/app';
export { AppTree } from './runtime/AppTree';
export { ChunkLoadError, importChunk, isLoadFailure } from './runtime/chunk';
export { ErrorBoundary } from './runtime/ErrorBoundary';
export {
  FAILED,
  giveUp,
  goLive,
  LIVE,
  REGION,
  type EarlyInput,
  type EarlyInputs,
} from './runtime/earlyInput';
export { whenIdle } from './runtime/idle';
export { island } from './runtime/islands/island';
export { loadAhead, serverReady } from './runtime/loadable';
export { createLifecycles, type Lifecycles, type MountProps } from './runtime/lifecycles';
export { Link, NavLink, type LinkProps } from './runtime/Link';
export { Modal } from './runtime/Modal';
export { abortable, abortedAfter, DeadlineError, LOAD_DEADLINE_MS, withRetry } from './runtime/retry';
export {
  SurroundingsContext,
  useAsset,
  useComposedResources,
  useHeldReload,
  useNavigate,
  usePage,
  useShell,
  useShellState,
  type Surroundings,
} from './runtime/shellContext';
export { SLOW_AFTER_MS, StillLoading } from './runtime/StillLoading';
export { useHydrated } from './runtime/useHydrated';
export { messageOf, UnexpectedError } from './runtime/UnexpectedError';
export { WayHome } from './runtime/WayHome';
