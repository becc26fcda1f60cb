import { event as type } from '@everscan/core/content/event';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const event = worded(type, {
  label: typeLabels.event,
  fields: {
    'event.title': { label: m.eventTitle, placeholder: m.eventTitleExample },
    'event.place': { label: m.eventPlace },
    'event.allDay': { label: m.eventAllDay },
    'event.startDate': { label: m.eventFirstDay },
    'event.startTime': { label: m.eventStart },
    'event.endDate': { label: m.eventLastDay },
    'event.endTime': { label: m.eventEnd },
    'event.zone': {
      label: m.eventZone,
      options: { local: m.eventZoneLocal, utc: m.eventZoneUtc },
    },
    'event.notes': { label: m.eventNotes, placeholder: m.eventNotesExample },
  },
  summary: ({ event }) => m.eventSummary(event.title),
  title: ({ event }) => event.title,
});
