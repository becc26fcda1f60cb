import type { LayoutFault } from '@everscan/core/sheet/own-layout';
import * as m from '@everscan/messages/sheets';

/** What is wrong with a measure of a custom size, and what to enter. */
export function layoutFault(fault: LayoutFault): string {
  switch (fault.code) {
    case 'length-range':
      return m.enterMillimetres(fault.least, fault.most);
    case 'count-range':
      return m.enterCount(fault.least, fault.most);
    case 'too-many-labels':
      return m.tooManyLabels(fault.most);
    case 'radius-too-large':
      return m.radiusTooLarge(fault.most);
    case 'labels-overlap':
      return m.labelsOverlap(fault.least);
    case 'too-wide':
      return m.tooWideForPage(fault.end, fault.page);
    case 'too-high':
      return m.tooHighForPage(fault.end, fault.page);
  }
}
