import { useAddressView } from '../../lib/address-view.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { Reader } from './analytics-calls.ts';
import { Generations } from './generations.tsx';
import { Overview } from './overview.tsx';
import { searchOf, viewOf } from './view.ts';

/** The administrators' view of all downloads. */
export function Dashboard({ reader }: { reader: Reader }) {
  const [view, show] = useAddressView(viewOf, searchOf);
  return (
    <Tabs
      label="Views"
      selected={view.tab}
      onSelect={(tab) => show({ tab })}
      panelClassName="pt-6"
      tabs={[
        { id: 'overview', label: 'Overview', panel: <Overview reader={reader} /> },
        {
          id: 'generations',
          label: 'All Generations',
          panel: <Generations reader={reader} view={view} onShow={show} />,
        },
      ]}
    />
  );
}
