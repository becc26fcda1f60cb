import type { Design } from '@everscan/core/design/design';

/**
 * Returns the code or kit with an empty image in its logo. The server refuses to save a design with an empty
 * image, so that no client can accidentally save it without its logo.
 */
export function withoutImage<Item extends { design: Design }>(item: Item): Item {
  const { logo } = item.design;
  return logo ? { ...item, design: { ...item.design, logo: { ...logo, image: '' } } } : item;
}

/** Whether `withoutImage` has removed an image. */
export function lacksImage({ design }: { design: Design }): boolean {
  return design.logo?.image === '';
}
