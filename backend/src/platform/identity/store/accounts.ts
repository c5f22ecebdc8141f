import { randomUUID } from 'node:crypto';
import type { SeededAccount } from './seededAccounts';
import type { FileStore } from './fileStore';
import { hashPassword, verifyPassword } from './password';

/** A person who can sign in. */
export interface Account {
  id: string;
  name: string;
  email: string;
  phone?: string;
  roles: readonly string[];
  blocked?: true;
  passwordHash?: string;
}

/** The accounts of the local identity provider. */
export interface Accounts {
  all(): readonly Account[];
  byId(id: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  byPhone(phone: string): Account | undefined;
  add(account: Omit<Account, 'id' | 'passwordHash' | 'roles'>, password?: string): Promise<Account>;
  setPassword(id: string, password: string): Promise<void>;
  hasPassword(account: Account | undefined, password: string): Promise<boolean>;
}

/** Loads the accounts from a file, and adds the seeded ones once. */
export async function loadAccounts(
  store: FileStore<Account[]>,
  seeded: readonly SeededAccount[],
): Promise<Accounts> {
  const accounts = store.read() ?? [];
  for (const { note: _, password, ...seed } of seeded) {
    if (accounts.some(({ id }) => id === seed.id)) continue;
    accounts.push({ ...seed, passwordHash: await hashPassword(password) });
  }
  store.write(accounts);
  // Compared when there is no account, so that both responses take the same time.
  const nobody = await hashPassword(randomUUID());

  return {
    all: () => accounts,
    byId: (id) => accounts.find((account) => account.id === id),
    byEmail: (email) => accounts.find((account) => sameText(account.email, email)),
    byPhone: (phone) => accounts.find((account) => account.phone === phone),
    add: async (fields, password) => {
      const passwordHash = password === undefined ? {} : { passwordHash: await hashPassword(password) };
      const account: Account = { ...fields, ...passwordHash, id: `auth0|${randomUUID()}`, roles: [] };
      accounts.push(account);
      store.write(accounts);
      return account;
    },
    setPassword: async (id, password) => {
      const passwordHash = await hashPassword(password);
      const account = accounts.find((candidate) => candidate.id === id);
      if (account) Object.assign(account, { passwordHash });
      store.write(accounts);
    },
    hasPassword: async (account, password) => {
      const right = await verifyPassword(password, account?.passwordHash ?? nobody);
      return right && account?.passwordHash !== undefined;
    },
  };
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
