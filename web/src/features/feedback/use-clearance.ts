import { type RefObject, useEffect } from 'react';

const GAP_PX = 8;

/**
 * Lifts a fixed element above the element marked `data-keep-clear` while it would cover it.
 */
export function useClearance(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const update = () => {
      const element = ref.current;
      if (!element) return;
      const kept = document.querySelector('[data-keep-clear]')?.getBoundingClientRect();
      element.style.translate = '';
      if (!kept) return;
      const own = element.getBoundingClientRect();
      const isBeside = kept.right < own.left || kept.left > own.right;
      const isApart = kept.bottom + GAP_PX < own.top || kept.top - GAP_PX > own.bottom;
      if (isBeside || isApart) return;
      element.style.translate = `0 ${Math.floor(kept.top - GAP_PX - own.bottom)}px`;
    };
    const observer = new ResizeObserver(update); // the page changed, or its height
    observer.observe(document.body);
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [ref]);
}
