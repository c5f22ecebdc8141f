import { competitionLimits } from '@school/shared/schemas/competition';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EntryContext, type Entering } from '../flow/EntryContext';
import { GuardianStep } from './GuardianStep';

it('names the days for which the API takes the link to agree', () => {
  const school = { field: (name: string) => ({ id: name, name }) };
  render(
    <EntryContext value={{ school } as unknown as Entering}>
      <GuardianStep />
    </EntryContext>,
  );
  expect(screen.getByText(/the link to agree/).textContent).toContain(
    `works for ${competitionLimits.consentDays} days.`,
  );
});
