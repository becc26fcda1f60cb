import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where the list begins on the page, and how wide it is, in CSS pixels; 0 before the first layout. */
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
    // What stands above it may wrap, load or close.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
