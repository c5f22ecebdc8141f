import type { Person } from '@school/shared/people';
import { measure, size } from '@school/shared/theme';
import { VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';

const SITES = { twitter: 'X (Twitter)', facebook: 'Facebook', linkedin: 'LinkedIn' } as const;

type Socials = NonNullable<Person['socials']>;

/** Links to the profiles of a person. */
export function PersonLinks({ name, socials }: { readonly name: string; readonly socials: Socials }) {
  const sites = (Object.keys(SITES) as (keyof Socials)[]).filter((site) => socials[site]);
  return (
    <Links>
      {sites.map((site) => (
        <li key={site}>
          <a href={socials[site]}>
            <VisuallyHidden>{name} on </VisuallyHidden>
            {SITES[site]}
          </a>
        </li>
      ))}
    </Links>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  font-size: ${size.small};
  /* Beside each other they would leave the name no room. */
  @media (max-width: 360px) {
    flex-direction: column;
    align-items: flex-end;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 600;
  }
`;
