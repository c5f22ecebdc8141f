import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from './chunk';
import { Failure, useTries } from './Failure';
import { SurroundingsContext, type Surroundings } from './shellContext';

interface Props {
  readonly app: string;
  readonly children: ReactNode;
  /** Where the children belong to: at another place they get another try. */
  readonly place?: string;
  /** Shown in their stead, where that is not the error. */
  readonly instead?: ReactNode;
  /** Called when the error is on the screen in their stead. */
  readonly onCaught?: ((error: unknown) => void) | undefined;
  readonly onRetry?: () => void;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
}

/** Keeps an error inside the area that it happened in, says what it was and offers another try. */
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
    // A browser keeps broken code under its address, so the same loader would fail again.
    if (restart && this.state.error instanceof ChunkLoadError) return restart();
    this.props.onRetry?.();
    this.reset();
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
