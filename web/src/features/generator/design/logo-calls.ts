import type { SavedLogo } from '@everscan/contract/brand-kits.schemas';
import * as m from '@everscan/messages/kits';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Reading, readWithStatus, write, writeWithoutAnswer } from '../../../lib/api.ts';
import { CallError } from '../../../lib/call.ts';

const fallback = m.notSaved;

type LogosReading = Reading<SavedLogo[] | undefined>;

/** A user's logos, which load when a component first uses them. */
export function useLogos(userId: number | undefined) {
  const client = useQueryClient();
  const options = queryOptions({
    queryKey: ['logos', userId],
    queryFn: async (): Promise<LogosReading> => {
      const known = client.getQueryData<LogosReading>(['logos', userId]);
      const reading = await readWithStatus('GET /api/logos', {}, undefined, {
        known: known?.data && (known as Reading<SavedLogo[]>),
      });
      return reading.data ? reading : { ...reading, data: known?.data };
    },
    enabled: userId !== undefined,
  });
  const { data, refetch } = useQuery(options);
  async function change(changed: (logos: readonly SavedLogo[]) => SavedLogo[]) {
    await client.cancelQueries({ queryKey: options.queryKey }); // an older list must not overwrite this one
    client.setQueryData<LogosReading>(options.queryKey, (known) =>
      known?.data ? { status: known.status, data: changed(known.data) } : undefined,
    );
  }
  return {
    logos: data?.data,
    hasFailed: data !== undefined && !data.data,
    retry: refetch,
    /** Adds a logo, unless the user already has it. @throws {CallError} */
    async add(name: string, image: string) {
      const known = await client.ensureQueryData(options);
      const { data: logos } = known.data
        ? known
        : await client.fetchQuery({ ...options, staleTime: 0 });
      if (!logos) throw new CallError(fallback);
      if (logos.some((logo) => logo.image === image)) return;
      const logo = await write('POST /api/logos', { body: { name, image } }, { fallback });
      await change((others) => [logo, ...others]);
    },
    /** Deletes a logo. Designs that use it keep the image. @throws {CallError} */
    async remove({ id }: SavedLogo) {
      await writeWithoutAnswer('DELETE /api/logos/:id', { id }, { fallback });
      await change((all) => all.filter((logo) => logo.id !== id));
    },
  };
}
