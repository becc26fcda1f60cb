import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/call.ts';

const loadSchema = async () => (await import('@everscan/contract/api/statistics')).statisticsSchema;

/** The number of codes created so far, once there are some. */
export function TotalCodes() {
  const { data } = useQuery({
    queryKey: ['statistics'],
    queryFn: () => read('/api/statistics', loadSchema, []),
  });
  const total = data?.find(({ name }) => name === 'total_qr_codes')?.value;
  return (
    <p className="min-h-5 text-muted text-sm tabular-nums">
      {total
        ? `${total.toLocaleString()} QR ${total === 1 ? 'code' : 'codes'} created so far`
        : null}
    </p>
  );
}
