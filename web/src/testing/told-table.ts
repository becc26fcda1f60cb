import { TableError } from '../features/bulk/table.ts';
import { tableText } from '../features/bulk/table-text.ts';

/** Rejects with the text that the page shows. */
export async function told<Value>(reading: Promise<Value> | (() => Value)): Promise<Value> {
  try {
    return await (typeof reading === 'function' ? reading() : reading);
  } catch (error) {
    throw error instanceof TableError ? new Error(tableText(error.fault)) : error;
  }
}
