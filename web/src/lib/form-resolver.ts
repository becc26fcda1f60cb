import { fieldText } from '@everscan/contract/field-faults';
import { formFaults } from '@everscan/messages/words/faults/form-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';

/** Checks a form against a schema of the contract, and says in words what is wrong with its fields. */
export const formResolver = ((...schema: Parameters<typeof zodResolver>) => {
  const check: Resolver = zodResolver(...schema);
  return async (...form: Parameters<Resolver>) => {
    const result = await check(...form);
    for (const error of Object.values(result.errors)) {
      if (typeof error?.message === 'string') error.message = fieldText(formFaults, error.message);
    }
    return result;
  };
}) as typeof zodResolver;
