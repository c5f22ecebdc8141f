// Sample content: the accounts of the local identity provider, which never runs in production.

/** An account that exists from the first start. */
export interface SeededAccount {
  id: string;
  name: string;
  email: string;
  password: string;
  phone?: string;
  roles: readonly string[];
  /** The account's purpose, for the start banner. */
  note: string;
  /** Answers every attempt as after too many failures. */
  blocked?: true;
}

const password = 'Practice-makes-2025';

export const seededAccounts: readonly SeededAccount[] = [
  {
    id: 'auth0|admin',
    name: 'Akosua Owusu',
    email: 'admin@example.com',
    password,
    phone: '+233241234567',
    roles: ['admin'],
    note: 'admin',
  },
  {
    id: 'auth0|staff',
    name: 'Kwame Mensah',
    email: 'staff@example.com',
    password,
    roles: ['staff'],
    note: 'staff',
  },
  {
    id: 'auth0|visitor',
    name: 'Efua Asante',
    email: 'visitor@example.com',
    password,
    roles: [],
    note: 'signed in, but without a role',
  },
  {
    id: 'auth0|door',
    name: 'Adwoa Sarpong',
    email: 'door@example.com',
    password,
    roles: ['door'],
    note: 'door: lets people in at MATE 2025',
  },
  {
    id: 'auth0|jury',
    name: 'Nana Ofori',
    email: 'jury@example.com',
    password,
    roles: ['jury'],
    note: 'jury: scores the Music Competition',
  },
  {
    id: 'auth0|jury-2',
    name: 'Rita Sowah',
    email: 'jury-2@example.com',
    password,
    roles: ['jury'],
    note: 'jury, a second member',
  },
  {
    id: 'auth0|jury-3',
    name: 'Fiifi Asante',
    email: 'jury-3@example.com',
    password,
    roles: ['jury'],
    note: 'jury, a third member',
  },
  {
    id: 'auth0|blocked',
    name: 'Yaw Boateng',
    email: 'blocked@example.com',
    password,
    roles: [],
    note: 'always refused for too many attempts',
    blocked: true,
  },
];

/**
 * Signing in with `{code}@errors.example` and any password answers with that code, so that each message of the
 * catalogue can be seen: `user_exists@errors.example`.
 */
export const errorsDomain = 'errors.example';
