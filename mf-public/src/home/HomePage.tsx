import styled from 'styled-components';
import { useState } from 'react';
import { Link } from '@school/shared';

export function HomePage() {
  const [n, setN] = useState(0);
  return (
    <Hero>
      <h1>Count yourself in.</h1>
      <button onClick={() => setN(n + 1)}>{n}</button>
      <Link to="/donate">Donate</Link>
    </Hero>
  );
}

const Hero = styled.section`
  color: var(--wine);
`;
