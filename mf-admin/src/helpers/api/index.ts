import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const volunteers = { type: 'Volunteer', id: 'LIST' } as const;
const shifts = { type: 'Shift', id: 'LIST' } as const;

/** A volunteer, and the list in which they stand. */
const volunteer = (id: string) => [{ type: 'Volunteer' as const, id }, volunteers];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Volunteer', 'Shift', 'Outbox'],
  endpoints: {
    adminListVolunteers: { providesTags: [volunteers] },
    adminGetVolunteer: { providesTags: (_, __, { id }) => [{ type: 'Volunteer', id }] },
    adminAddVolunteer: { invalidatesTags: [volunteers] },
    // Shifts show names.
    adminChangeVolunteer: { invalidatesTags: (_, __, { id }) => [...volunteer(id), shifts] },
    adminChangeVolunteers: { invalidatesTags: ['Volunteer'] },
    adminListVolunteerShifts: { providesTags: [shifts] },
    adminAddVolunteerShift: { invalidatesTags: [shifts] },
    // Volunteers show how many shifts they have.
    adminChangeVolunteerShift: { invalidatesTags: ['Volunteer', shifts] },
    adminDropVolunteerShift: { invalidatesTags: ['Volunteer', shifts] },
    adminAssignVolunteer: { invalidatesTags: (_, __, { volunteer: id }) => [...volunteer(id), shifts] },
    adminUnassignVolunteer: { invalidatesTags: (_, __, { volunteer: id }) => [...volunteer(id), shifts] },
    adminListOutbox: { providesTags: [{ type: 'Outbox', id: 'LIST' }] },
    adminRepeatEffect: { invalidatesTags: ['Outbox'] },
    adminDropEffect: { invalidatesTags: ['Outbox'] },
  },
});
