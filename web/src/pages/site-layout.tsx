import { Outlet } from 'react-router';
import { SiteFrame } from './site-frame.tsx';

/** The frame of the pages about the product. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
