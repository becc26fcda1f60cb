import { location as type } from '@everscan/core/content/location';
import * as names from '@everscan/messages/code-names';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const location = worded(type, {
  label: typeLabels.location,
  fields: {
    'location.latitude': { label: m.latitude, hint: m.latitudeHint },
    'location.longitude': { label: m.longitude },
  },
  summary: ({ location }) => m.locationSummary(location.latitude, location.longitude),
  title: ({ location }, { locationTitle } = names) =>
    locationTitle(location.latitude, location.longitude),
});
