// Neither the types of Node nor core's own globals have it.
declare namespace WebAssembly {
  type Module = object;
  const Module: { imports(module: Module): readonly { readonly name: string }[] };
  type Memory = { readonly buffer: ArrayBuffer };
  type Instance = { readonly exports: object };
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
  function instantiate(module: Module, imports: object): Promise<Instance>;
}
