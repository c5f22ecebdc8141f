import { defineFeature } from '../../platform/feature/feature';
import { volunteersRouter } from './volunteers.router';
import { volunteerAssignments, volunteers, volunteerShifts } from '../../platform/db/schema';
import { plainRecord } from '../../platform/personal-data/plainRecord';
import { stored } from './stored';

export const volunteersFeature = defineFeature({
  folder: 'community/volunteers',
  routers: [volunteersRouter],
  changes: {
    addVolunteer: 'added a volunteer',
    changeVolunteer: 'changed a volunteer',
    changeVolunteers: 'changed several volunteers',
    addVolunteerShift: 'added a shift',
    changeVolunteerShift: 'changed a shift',
    dropVolunteerShift: 'removed a shift',
    assignVolunteer: 'assigned a shift to a volunteer',
    unassignVolunteer: 'removed a volunteer from a shift',
  },
  stored,
  tables: [
    { table: volunteers, kind: 'volunteers', row: 'Volunteer' },
    { table: volunteerShifts, kind: 'volunteers', row: 'Shift', unsearched: 'tasks with their times' },
    {
      table: volunteerAssignments,
      kind: 'volunteers',
      row: 'Shift of a volunteer',
      unsearched: 'goes with the volunteer',
    },
  ],
  records: [plainRecord({ name: 'Volunteers', table: volunteers })],
});
