import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from './chunk';
import { Failure, useTries } from './Failure';
import { SurroundingsContext, type Surroundings } from './shellContext';

interface Props {
  readonly app: string;
  readonly children: ReactNode;
  /** The place of the children: a change resets the error. */
  readonly place?: string;
  /** Shown instead of the error. */
  readonly instead?: ReactNode;
  /** Called when the error is shown. */
  readonly onCaught?: ((error: unknown) => void) | undefined;
  readonly onRetry?: () => void;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
}

/** Contains an error within its area, shows its message and offers a retry. */
export class ErrorBoundary extends Component<Props, State> {
  static override contextType = SurroundingsContext;
  declare context: Surroundings | null;
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(`${this.props.app} failed to render`, error, info.componentStack);
    this.props.onCaught?.(error);
  }

  override componentDidUpdate({ place }: Props): void {
    if (this.state.failed && place !== this.props.place) this.reset();
  }

  private readonly reset = (): void => this.setState({ error: null, failed: false });

  private readonly retry = (): void | Promise<void> => {
    const restart = this.context?.restart;
    const again = () => {
      this.props.onRetry?.();
      this.reset();
    };
    if (!restart) return again();
    // A browser caches broken code by URL, so the same loader would fail again.
    return restart(this.state.error instanceof ChunkLoadError ? undefined : again);
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.instead ?? <Failed error={this.state.error} retry={this.retry} />;
  }
}

function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => void | Promise<void> }) {
  const [trying, onRetry] = useTries(retry);
  return <Failure {...{ error, trying, onRetry }} />;
}
