// Requests to a worker and its answers, matched by an id. Unlike Comlink, this module rejects pending calls when the
// worker cannot be loaded or is closed.

type Call = { readonly id: number; readonly request: unknown };
type Reply = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: { readonly name: string; readonly message: string } }
);

/** Name of the error when there is no worker, for example because its script could not be loaded. */
export const WORKER_UNAVAILABLE = 'WorkerUnavailable';

/** An error from the worker, with the name that it has there; `WorkerClosed` if there is no answer. */
export class WorkerError extends Error {
  constructor(name: string, message = '') {
    super(message);
    this.name = name;
  }
}

export type WorkerClient<Request> = {
  /** Starts the worker at the first call. @throws {WorkerError} */
  call<Result>(request: Request): Promise<Result>;
  /** Ends the worker, and rejects pending calls with an error of this name. The next call starts a new worker. */
  close(name?: string): void;
};

export function connectWorker<Request>(start: () => Worker): WorkerClient<Request> {
  type Pending = { resolve: (result: never) => void; reject: (error: Error) => void };
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;

  function close(name = 'WorkerClosed'): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new WorkerError(name));
    pending.clear();
  }

  function open(): Worker {
    const opened = start();
    let hasAnswered = false;
    opened.onmessage = ({ data }: MessageEvent<Reply>) => {
      hasAnswered = true;
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('result' in data) call?.resolve(data.result as never);
      else call?.reject(new WorkerError(data.error.name, data.error.message));
    };
    opened.onerror = (event) => {
      event.preventDefault(); // the rejected calls report the error
      // The worker's script could not be loaded. Vite reports such failures only for scripts of the page.
      if (!(event instanceof ErrorEvent)) dispatchEvent(new Event('vite:preloadError'));
      close(hasAnswered ? undefined : WORKER_UNAVAILABLE);
    };
    return opened;
  }

  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        try {
          worker ??= open();
        } catch {
          throw new WorkerError(WORKER_UNAVAILABLE); // the browser forbids it
        }
        const id = ++lastId;
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, request } satisfies Call);
      }),
    close,
  };
}

/** Runs in the worker, and answers each call. @param transferOf the buffers of a result to transfer instead of copy */
export function serveCalls<Request, Result>(
  handle: (request: Request) => Promise<Result>,
  transferOf: (result: Result) => Transferable[] = () => [],
): void {
  self.onmessage = async ({ data: { id, request } }: MessageEvent<Call>) => {
    try {
      const result = await handle(request as Request);
      self.postMessage({ id, result } satisfies Reply, { transfer: transferOf(result) });
    } catch (thrown) {
      const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
      self.postMessage({ id, error: { name, message } } satisfies Reply);
    }
  };
}
