import {
  addressSummary,
  addressTitle,
  url as type,
  type UrlData,
} from '@everscan/core/content/url';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const url = worded(type, {
  label: typeLabels.url,
  fields: { url: { label: m.webAddress } },
  summary: addressSummary,
  title: (data: UrlData) => addressTitle(data.url),
});
