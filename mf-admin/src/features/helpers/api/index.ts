import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const volunteers = { type: 'Volunteer', id: 'LIST' } as const;
const outbox = { type: 'Outbox', id: 'LIST' } as const;
const shifts = { type: 'Shift', id: 'LIST' } as const;

/** No matter which volunteers are open: what changes several names none of them. */
const open = { type: 'Volunteer', id: 'OPEN' } as const;

/** No matter which job is open, likewise. */
const openEffect = { type: 'Outbox', id: 'OPEN' } as const;

/** A volunteer, and the list in which they stand. */
const volunteer = (id: string) => [{ type: 'Volunteer' as const, id }, volunteers];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Volunteer', 'Shift', 'Outbox'],
  endpoints: {
    adminListVolunteers: { providesTags: [volunteers] },
    adminGetVolunteer: { providesTags: (_, __, { id }) => [{ type: 'Volunteer', id }, open] },
    adminAddVolunteer: { invalidatesTags: [volunteers] },
    // Shifts show names.
    adminChangeVolunteer: { invalidatesTags: (_, __, { id }) => [...volunteer(id), shifts] },
    adminChangeVolunteers: { invalidatesTags: [volunteers, open] },
    adminListVolunteerShifts: { providesTags: [shifts] },
    adminAddVolunteerShift: { invalidatesTags: [shifts] },
    // Volunteers show how many shifts they have.
    adminChangeVolunteerShift: { invalidatesTags: [volunteers, open, shifts] },
    adminDropVolunteerShift: { invalidatesTags: [volunteers, open, shifts] },
    adminAssignVolunteer: { invalidatesTags: (_, __, { volunteer: id }) => [...volunteer(id), shifts] },
    adminUnassignVolunteer: { invalidatesTags: (_, __, { volunteer: id }) => [...volunteer(id), shifts] },
    adminListOutbox: { providesTags: [outbox] },
    adminGetEffect: { providesTags: (_, __, { id }) => [{ type: 'Outbox', id }, openEffect] },
    adminRepeatEffect: { invalidatesTags: (_, __, { id }) => [{ type: 'Outbox', id }, outbox] },
    adminRepeatEffects: { invalidatesTags: [outbox, openEffect] },
    adminDropEffect: { invalidatesTags: (_, __, { id }) => [{ type: 'Outbox', id }, outbox] },
  },
});
