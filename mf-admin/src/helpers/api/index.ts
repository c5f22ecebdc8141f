import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const both = ['Volunteer' as const, 'Shift' as const];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Volunteer', 'Shift', 'Outbox'],
  endpoints: {
    adminListVolunteers: { providesTags: [{ type: 'Volunteer', id: 'LIST' }] },
    adminAddVolunteer: { invalidatesTags: ['Volunteer'] },
    // Shifts show names.
    adminChangeVolunteer: { invalidatesTags: both },
    adminListVolunteerShifts: { providesTags: [{ type: 'Shift', id: 'LIST' }] },
    adminAddVolunteerShift: { invalidatesTags: ['Shift'] },
    // Volunteers show how many shifts they have.
    adminChangeVolunteerShift: { invalidatesTags: both },
    adminDropVolunteerShift: { invalidatesTags: both },
    adminAssignVolunteer: { invalidatesTags: both },
    adminUnassignVolunteer: { invalidatesTags: both },
    adminListOutbox: { providesTags: [{ type: 'Outbox', id: 'LIST' }] },
    adminRepeatEffect: { invalidatesTags: ['Outbox'] },
    adminDropEffect: { invalidatesTags: ['Outbox'] },
  },
});
