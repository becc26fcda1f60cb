import type { Design } from '@everscan/core/design/design';

/**
 * The same code or kit with an empty image in its logo. A design with an empty image is refused when it is
 * saved, so that no client can save it without its logo by mistake.
 */
export function withoutImage<Item extends { design: Design }>(item: Item): Item {
  const { logo } = item.design;
  return logo ? { ...item, design: { ...item.design, logo: { ...logo, image: '' } } } : item;
}

/** Whether `withoutImage` has removed an image. */
export function lacksImage({ design }: { design: Design }): boolean {
  return design.logo?.image === '';
}
