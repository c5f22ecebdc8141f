import { useMemo } from 'react';
import { useListStaffAccountsQuery, type StaffAccount } from '../../kit/accounts/api';
import { useListAuditOperationsQuery, type AuditOperation } from './api';

const NO_ACCOUNTS: readonly StaffAccount[] = [];
const NO_OPERATIONS: readonly AuditOperation[] = [];

interface AuditFilters {
  readonly accounts: readonly StaffAccount[];
  readonly operations: readonly AuditOperation[];
}

/** Loads what the log is filtered by. Its result keeps its identity until one of them changes. */
export function useAuditFilters(): AuditFilters {
  const accounts = useListStaffAccountsQuery().data ?? NO_ACCOUNTS;
  const operations = useListAuditOperationsQuery().data ?? NO_OPERATIONS;
  return useMemo(() => ({ accounts, operations }), [accounts, operations]);
}
