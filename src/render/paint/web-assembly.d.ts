/** As much as is used of it: TypeScript has it only among the types of a browser, of which a server has nothing else. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }

  class Memory {
    /** In pages. */
    constructor(size: { readonly initial: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }

  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, object>>);
    readonly exports: object;
  }
}
