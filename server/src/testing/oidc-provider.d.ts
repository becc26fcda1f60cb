/** Types for the parts of the package that the tests use; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Context = {
    body: unknown;
    oidc?: { route: string; client: { clientId: string }; session: { accountId: string } };
  };
  export default class Provider {
    constructor(issuer: string, configuration: object);
    Grant: new (
      options: object,
    ) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
  }
}
