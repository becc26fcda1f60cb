import { cutText } from '@everscan/core/content/cut-text';
import { text as type } from '@everscan/core/content/text';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const text = worded(type, {
  label: typeLabels.text,
  fields: { text: { label: m.text, placeholder: m.textExample } },
  summary: (data) => m.textSummary(cutText(data.text.trim(), 80)),
  title: (data) => cutText(data.text.trim().split('\n', 1)[0] ?? '', 60),
});
