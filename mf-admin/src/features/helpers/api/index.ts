import { recordTags } from '@school/shared/staff/list';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const volunteers = recordTags('Volunteer');
const outbox = recordTags('Outbox');
const { list: shifts } = recordTags('Shift');

/** A volunteer in the list and in shifts, which show names. */
const volunteer = (id: string) => [volunteers.one(id), volunteers.list, shifts];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Volunteer', 'Shift', 'Outbox'],
  endpoints: {
    adminListVolunteers: { providesTags: [volunteers.list] },
    adminGetVolunteer: { providesTags: volunteers.ofOpen },
    adminAddVolunteer: { invalidatesTags: [volunteers.list] },
    adminChangeVolunteer: { invalidatesTags: (_, __, { id }) => volunteer(id) },
    adminChangeVolunteers: { invalidatesTags: volunteers.many },
    adminListVolunteerShifts: { providesTags: [shifts] },
    adminAddVolunteerShift: { invalidatesTags: [shifts] },
    // Volunteers show how many shifts they have.
    adminChangeVolunteerShift: { invalidatesTags: [...volunteers.many, shifts] },
    adminDropVolunteerShift: { invalidatesTags: [...volunteers.many, shifts] },
    adminAssignVolunteer: { invalidatesTags: (_, __, { volunteer: id }) => volunteer(id) },
    adminUnassignVolunteer: { invalidatesTags: (_, __, { volunteer: id }) => volunteer(id) },
    adminListOutbox: { providesTags: [outbox.list] },
    adminGetEffect: { providesTags: outbox.ofOpen },
    adminRepeatEffect: { invalidatesTags: outbox.ofChange },
    adminRepeatEffects: { invalidatesTags: outbox.many },
    adminDropEffect: { invalidatesTags: outbox.ofChange },
  },
});
