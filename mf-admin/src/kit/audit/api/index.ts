import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['AuditLog'],
  endpoints: { adminListAudit: { providesTags: [{ type: 'AuditLog', id: 'LIST' }] } },
});
