import { describe, expect, it } from 'vitest';
import { communityJoin } from './index';

const messagesOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message);

describe('communityJoin', () => {
  it('requires only a name and an email', () => {
    expect(communityJoin.parse({ name: 'Ama', email: 'ama@example.com' })).toEqual({
      name: 'Ama',
      email: 'ama@example.com',
    });
  });

  it('rejects an unknown interest', () => {
    const result = communityJoin.safeParse({ name: 'Ama', email: 'ama@example.com', interests: ['chess'] });
    expect(messagesOf(result)).toEqual(['Please choose from the list']);
  });
});
