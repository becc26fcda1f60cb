import { wifi as type } from '@everscan/core/content/wifi';
import * as names from '@everscan/messages/code-names';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const wifi = worded(type, {
  label: typeLabels.wifi,
  fields: {
    'wifi.ssid': { label: m.networkName },
    'wifi.security': {
      label: m.networkSecurity,
      options: {
        wpa: m.securityWpa,
        wpa3: m.securityWpa3,
        wep: m.securityWep,
        none: m.securityNone,
      },
    },
    'wifi.password': { label: m.networkPassword, hint: m.networkPasswordHint },
    'wifi.hidden': { label: m.networkHidden },
  },
  summary: ({ wifi }) => m.wifiSummary(wifi.ssid),
  title: ({ wifi }, { wifiTitle } = names) => wifiTitle(wifi.ssid),
});
