import * as m from '@everscan/messages/site';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** A smaller number would not recommend the product. */
const MIN_SHOWN = 1000;

/** The number of codes created so far, if it is large enough. */
export default function TotalCodes() {
  const { data } = useQuery({
    queryKey: ['statistics'],
    queryFn: () => read('GET /api/statistics', {}, []),
  });
  const total = data?.find(({ name }) => name === 'total_qr_codes')?.value ?? 0;
  return total >= MIN_SHOWN && m.codesCreated(total);
}
