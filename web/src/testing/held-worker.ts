import { vi } from 'vitest';

/**
 * Replaces web workers, which Node.js does not have, with fakes that answer only when the test says so.
 * @param handle computes the answer to a request
 * @returns functions that send the pending answers
 */
export function holdWorkers<Request>(handle: (request: Request) => unknown) {
  const answers: (() => Promise<void>)[] = [];
  class HeldWorker {
    onmessage?: (event: { data: unknown }) => void;
    postMessage({ id, request }: { id: number; request: Request }) {
      answers.push(async () => {
        const answer = async () => ({ id, result: await handle(request) });
        const failure = ({ name, message }: Error) => ({ id, error: { name, message } });
        this.onmessage?.({ data: await answer().catch(failure) });
      });
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', HeldWorker);
  return answers;
}
