import { fieldText } from '@everscan/contract/field-faults';
import { expect, test } from 'vitest';
import { codeFieldFaults } from './code-fields.ts';
import { formFaults } from './form-fields.ts';

const texts = { ...formFaults, ...codeFieldFaults };

const told: readonly (readonly [message: string, text: string])[] = [
  ['email-invalid', 'Please enter a valid email address'],
  ['password-too-short 6', 'Password must be at least 6 characters'],
  ['password-too-long 1024', 'Password can have at most 1024 characters'],
  ['current-password-too-short 6', 'Current password must be at least 6 characters'],
  ['current-password-too-long 1024', 'Current password can have at most 1024 characters'],
  ['new-password-too-short 6', 'New password must be at least 6 characters'],
  ['new-password-too-long 1024', 'New password can have at most 1024 characters'],
  ['confirm-password-too-short 6', 'Confirm password must be at least 6 characters'],
  ['confirm-password-too-long 1024', 'Confirm password can have at most 1024 characters'],
  ['passwords-differ', "Passwords don't match"],
  ['feedback-too-short 10', 'Message must be at least 10 characters long'],
  ['feedback-too-long 5000', 'Message can have at most 5,000 characters'],
  ['reported-code-too-long', 'This is too long for a code'],
  ['reported-code-format', 'Enter the code or its short link'],
  ['report-reason-missing', 'Choose what is wrong'],
  ['report-details-too-long 1000', 'Details can have at most 1,000 characters'],
  ['title-empty', 'A title cannot be empty'],
  ['title-too-long 200', 'A title can have at most 200 characters'],
  ['color-format', 'Enter the colour as #rrggbb'],
  ['logo-too-large', 'This logo is too large'],
  ['logo-format', 'Choose a PNG, JPEG or SVG image'],
  [
    'logo-unclean',
    'This SVG contains more than paths. Upload it in the design panel, which cleans it',
  ],
  ['frame-text-too-long', 'This text is too long for a frame'],
  ['frame-text-lines', 'The text must be a single line'],
  [
    'slug-format 3 32',
    'A custom slug has 3 to 32 letters, digits or hyphens, and starts and ends with a letter or digit',
  ],
  ['slug-reserved', 'This custom slug is reserved. Choose another.'],
  ['web-address-too-long 2048', 'A web address can have at most 2048 characters'],
  ['text-too-long 500', 'This text can have at most 500 characters'],
  ['Must have at most 2,048 characters', 'Must have at most 2,048 characters'],
  ['constructor', 'constructor'],
];

test.each(told)('%s', (message, text) => {
  expect(fieldText(texts, message)).toBe(text);
});
