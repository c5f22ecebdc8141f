import { Link, type LinkProps } from '@school/shared';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { measure, motion } from '../../theme';

export type TextLinkProps = { plain?: boolean | undefined } & (
  | LinkProps
  | ({ href: string; to?: undefined } & ComponentPropsWithRef<'a'>)
  | ({ to?: undefined; href?: undefined } & ComponentPropsWithRef<'button'>)
);

/** A standalone link with a half-disc at its end (except with `plain`). Without a URL it is a button. */
export function TextLink({ plain = false, ...rest }: TextLinkProps) {
  if (rest.to !== undefined) return <RouteText $plain={plain} {...rest} />;
  if (rest.href !== undefined) return <AnchorText $plain={plain} {...rest} />;
  return <ButtonText type="button" $plain={plain} {...rest} />;
}

const text = css<{ $plain: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${measure.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 700;
  text-align: left;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.28em;
  &::after {
    content: ${({ $plain }) => ($plain ? 'none' : "''")};
    flex: none;
    width: 8px;
    height: 16px;
    border-radius: 0 8px 8px 0;
    background: currentColor;
    transition: ${motion.on('transform')};
  }
  &:hover::after {
    transform: translateX(4px);
  }
`;

const RouteText = styled(Link)<{ $plain: boolean }>`
  ${text}
`;

const AnchorText = styled.a<{ $plain: boolean }>`
  ${text}
`;

const ButtonText = styled.button<{ $plain: boolean }>`
  ${text}
`;
