// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type CodeState, Outbox } from '../../saving/outbox.ts';
import { confirmConversion } from '../../testing/composition.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import CodeNameField from './code-name-field.tsx';
import { TitleInput } from './title-input.tsx';

test('does not save a title on the Enter key that confirms the conversion of an input method', async () => {
  const onSave = vi.fn(async () => {});
  const props = { title: 'Menu', onType() {}, onSave, onCancel() {} };
  const { user } = renderPart(<TitleInput {...props} />);
  confirmConversion(screen.getByRole('textbox'));
  expect(onSave).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledOnce();
});

test('does not leave the name field on the Enter key that confirms the conversion of an input method', async () => {
  const outbox = await Outbox.open(1);
  const code = outbox.state('a', projectWith()) as CodeState;
  const { user } = renderPart(<CodeNameField outbox={outbox} code={code} />);
  const field = screen.getByRole('textbox');
  await user.click(field);
  confirmConversion(field);
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Enter}');
  expect(document.activeElement).not.toBe(field);
});
