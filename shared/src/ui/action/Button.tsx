import { Link, type LinkProps } from '@school/shared';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { barAndBeat, type ButtonSize, type ButtonTone, type Look } from './barAndBeat';

interface Common {
  children: ReactNode;
  tone?: ButtonTone | undefined;
  /** `s` 44 px, `m` 52 px, `l` 64 px for the only button of a form. */
  size?: ButtonSize | undefined;
  /** Takes the full width. */
  wide?: boolean | undefined;
  /** Whether an action is pending: the beat moves and further presses do nothing. */
  busy?: boolean | undefined;
  /** The label while busy. */
  busyLabel?: string | undefined;
}

type LinkButton = Common & LinkProps;
type AnchorButton = Common & { href: string; to?: undefined } & ComponentPropsWithRef<'a'>;
type PlainButton = Common & { to?: undefined; href?: undefined } & ComponentPropsWithRef<'button'>;

export type ButtonProps = LinkButton | AnchorButton | PlainButton;

/**
 * A button as a bar with a beat (`line` is a quiet outline without the beat). With `to` it is an internal link, with
 * `href` a plain link.
 */
export function Button({
  tone = 'wine',
  size = 'm',
  wide = false,
  busy = false,
  busyLabel,
  ...rest
}: ButtonProps) {
  const look = { $tone: tone, $size: size, $wide: wide };
  const { children, ...props } = rest;
  const text = <span>{busy && busyLabel ? busyLabel : children}</span>;

  if (props.to !== undefined) {
    return (
      <RouteBar {...look} {...props}>
        {text}
      </RouteBar>
    );
  }
  if (props.href !== undefined) {
    return (
      <AnchorBar {...look} {...props}>
        {text}
      </AnchorBar>
    );
  }
  const { onClick, type = 'button', ...button } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <Bar
      {...look}
      {...button}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
    >
      {text}
    </Bar>
  );
}

const Bar = styled.button<Look>`
  ${barAndBeat}
`;

const AnchorBar = styled.a<Look>`
  ${barAndBeat}
`;

const RouteBar = styled(Link)<Look>`
  ${barAndBeat}
`;
