import { useState } from 'react';
import styled from 'styled-components';
import { useAsset } from '@school/shared';
import { selectUserAvatar } from '@school/shared/contract';
import { usePageState } from '../../kit/page/usePageState';

/** The person's picture, or the default one. Decorative, because their name is beside it. */
export function Avatar({ size }: { readonly size: string }) {
  const own = usePageState(selectUserAvatar);
  const fallback = useAsset('default-avatar.svg');
  const [broken, setBroken] = useState('');
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
