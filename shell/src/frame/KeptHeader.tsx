import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * Keeps a failure of the header inside it: the header stays as its HTML came, whose links work without code, and the rest
 * of the page is not touched. Without a boundary of its own, React would make the whole frame anew, and the page be lost.
 */
export function KeptHeader({ children }: Props) {
  return (
    <Suspense fallback={null}>
      <Guard>{children}</Guard>
    </Suspense>
  );
}

class Guard extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  private readonly asItCame = asItCame();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The header failed to render', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.asItCame }} />;
  }
}

/** The header's HTML; nothing on the server. */
const asItCame = (): string =>
  typeof document === 'undefined' ? '' : (document.querySelector('#shell header')?.outerHTML ?? '');
