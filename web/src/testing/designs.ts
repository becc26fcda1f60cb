import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field that shows the chosen design. */
const field = () => screen.getByRole('button', { name: /^Design\b/ });

export const chosenDesign = () => field().textContent;

/** Chooses a design by its name, which a brand kit, a look or a saved code has. */
export async function chooseDesign(
  user: UserEvent,
  name: string | RegExp,
  group: 'Looks' | 'From a code' = 'Looks',
): Promise<void> {
  if (field().getAttribute('aria-expanded') === 'false') await user.click(field());
  const tab = screen.queryByRole('button', { name: group });
  if (tab) await user.click(tab);
  await user.click(screen.getByRole('radio', { name }));
}
