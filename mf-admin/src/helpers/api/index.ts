import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const volunteers = ['Volunteer' as const];
const both = ['Volunteer' as const, 'Shift' as const];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Volunteer', 'Shift', 'Outbox'],
  endpoints: {
    adminListVolunteers: { providesTags: volunteers },
    adminAddVolunteer: { invalidatesTags: volunteers },
    // Shifts show names.
    adminChangeVolunteer: { invalidatesTags: both },
    adminListVolunteerShifts: { providesTags: ['Shift'] },
    adminAddVolunteerShift: { invalidatesTags: ['Shift'] },
    // Volunteers show how many shifts they have.
    adminChangeVolunteerShift: { invalidatesTags: both },
    adminDropVolunteerShift: { invalidatesTags: both },
    adminAssignVolunteer: { invalidatesTags: both },
    adminUnassignVolunteer: { invalidatesTags: both },
    adminListOutbox: { providesTags: ['Outbox'] },
    adminRepeatEffect: { invalidatesTags: ['Outbox'] },
    adminDropEffect: { invalidatesTags: ['Outbox'] },
  },
});
