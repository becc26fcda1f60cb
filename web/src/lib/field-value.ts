type Value = string | boolean;
type Node = { readonly [key: string]: Value | Node };

/** A copy of the data with another value at a field's path. */
export function withValue<Data extends object>(data: Data, path: string, value: Value): Data {
  const [key = '', ...rest] = path.split('.');
  const child = (data as Node)[key];
  return {
    ...data,
    [key]: rest.length > 0 ? withValue((child ?? {}) as Node, rest.join('.'), value) : value,
  };
}
