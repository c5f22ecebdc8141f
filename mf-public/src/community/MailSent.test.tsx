import { SurroundingsContext } from '@school/shared';
import { numberWord } from '@school/shared/format';
import { communityLimits } from '@school/shared/schemas/community';
import { standInShell } from '@school/shared/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MailSent } from './MailSent';

it('names the days for which the API takes the link', () => {
  render(
    <SurroundingsContext value={{ shell: standInShell(), base: '/' }}>
      <MailSent onAnother={() => undefined} />
    </SurroundingsContext>,
  );
  expect(screen.getByText(/We have sent you a link/).textContent).toContain(
    `within ${numberWord(communityLimits.confirmDays)} days`,
  );
});
