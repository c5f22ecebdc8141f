import { useState } from 'react';
import styled from 'styled-components';
import { useAsset, useShellState } from '@school/shared';

/** The person's picture, or the default one when there is none or it does not load. Decoration beside their name. */
export function Avatar({ size }: { readonly size: string }) {
  const { user } = useShellState((shell) => shell.auth);
  const fallback = useAsset('default-avatar.svg');
  const [broken, setBroken] = useState('');
  const own = user?.photoURL ?? '';
  return (
    <Picture
      src={own && own !== broken ? own : fallback}
      alt=""
      width="38"
      height="38"
      referrerPolicy="no-referrer"
      style={{ width: size, height: size }}
      onError={() => setBroken(own)}
    />
  );
}

const Picture = styled.img`
  flex: none;
  object-fit: cover;
`;
