import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLocation } from './place';
import { useShell } from './shellContext';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A URL of this site: a path with an optional query and hash, or only a hash. */
  readonly to: string;
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link within the site. Prefetches its target on hover and focus, and navigates without a page load. */
export function Link({
  to,
  replace = false,
  onClick,
  onPointerEnter,
  onFocus,
  children,
  ...rest
}: LinkProps) {
  const { navigate, prefetch } = useShell();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace });
  }

  return (
    <a
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(to);
      }}
    >
      {children}
    </a>
  );
}

/** A link that is marked when it leads to the current page. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return (
    <Link {...props} aria-current={props['aria-current'] ?? (pathname === props.to ? 'page' : undefined)} />
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
