import { type RefObject, useLayoutEffect, useState } from 'react';

/** The top of the list on the page, and its width, in CSS pixels; 0 before the first layout. */
export function useListPlace(list: RefObject<HTMLElement | null>): { top: number; width: number } {
  const [place, setPlace] = useState({ top: 0, width: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { top, width } = element.getBoundingClientRect();
      const next = { top: Math.round(top + scrollY), width: Math.round(width) };
      setPlace((last) => (last.top === next.top && last.width === next.width ? last : next));
    };
    measure();
    // The parts above the list may wrap, load or close.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
