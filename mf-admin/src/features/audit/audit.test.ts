import { describe, expect, it } from 'vitest';
import { fieldName, fieldValue } from '@school/shared/schemas/stored/labels';
import { recordsOf } from './describe';

describe('the description of a change', () => {
  it('names fields without their units, and formats values with them', () => {
    expect(fieldName('price_pesewas')).toBe('Price');
    expect(fieldName('is_open')).toBe('Is open');
    expect(fieldValue('price_pesewas', '6000')).toContain('60.00');
    expect(fieldValue('is_open', 'true')).toBe('yes');
    expect(fieldValue('opens_at', '2025-03-01T12:00:00+00:00')).toBe('2025-03-01, 12:00');
    expect(fieldValue('note', null)).toBe('nothing');
    expect(fieldValue('state', 'in_progress', 'enquiries')).toBe('In progress');
    expect(fieldValue('place', 'tema', 'performers')).toBe('Tema');
    expect(fieldValue('place', 'in_progress', 'volunteer_shifts')).toBe('in_progress');
  });

  it('names the first record and counts the others', () => {
    const change = {
      kind: 'update' as const,
      subject: 'ticket_types',
      subjectLabel: 'Ticket type',
      subjectId: 'student',
      label: 'Student',
      fields: [],
    };
    expect(recordsOf({ changes: [change], changed: 1 })).toBe('Ticket type Student');
    expect(recordsOf({ changes: [change], changed: 3 })).toBe('Ticket type Student and 2 more');
  });
});
