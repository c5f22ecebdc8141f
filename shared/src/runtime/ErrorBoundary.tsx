import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from './chunk';
import { SurroundingsContext, type Surroundings } from './shellContext';
import { StillLoading } from './StillLoading';
import { UnexpectedError } from './UnexpectedError';

interface Props {
  readonly app: string;
  readonly children: ReactNode;
  /** Where the children belong to: at another place they get another try. */
  readonly place?: string;
  /** Called when the error is on the screen in their stead. */
  readonly onCaught?: ((error: unknown) => void) | undefined;
  readonly onRetry?: () => void;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
  /** How many presses of 'Try again' are being worked off. */
  readonly tries: number;
}

/** Keeps an error inside the area that it happened in, says what it was and offers another try. */
export class ErrorBoundary extends Component<Props, State> {
  static override contextType = SurroundingsContext;
  declare context: Surroundings | null;
  override state: State = { error: null, failed: false, tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
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

  private readonly retry = (): void => {
    const restart = this.context?.restart;
    // A browser keeps broken code under its address, so the same loader would fail again.
    if (restart && this.state.error instanceof ChunkLoadError) return void this.follow(restart);
    this.props.onRetry?.();
    this.reset();
  };

  /** Answers the press where it is, until what it began is there, or did not come. */
  private async follow(restart: () => void | Promise<void>): Promise<void> {
    this.setState(({ tries }) => ({ tries: tries + 1 }));
    await restart();
    this.setState(({ tries }) => ({ tries: tries - 1 }));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.state.tries > 0) return <StillLoading onRetry={this.retry} />;
    return <UnexpectedError error={this.state.error} onRetry={this.retry} />;
  }
}
