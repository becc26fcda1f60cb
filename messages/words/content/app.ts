import { app as type } from '@everscan/core/content/app';
import { appStores } from '@everscan/core/content/app-stores';
import * as names from '@everscan/messages/code-names';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const app = worded(type, {
  label: typeLabels.app,
  fields: {
    'app.ios': { label: appStores.ios.label, hint: m.iosAppHint },
    'app.android': { label: appStores.android.label, hint: m.androidAppHint },
  },
  summary: ({ app: { ios, android } }) => m.appSummary(android || ios),
  title: ({ app: { ios, android } }, { appTitle } = names) => appTitle(android || ios),
});
