import { Outlet } from 'react-router';
import { SiteFrame } from './site-frame.tsx';

/** The frame of the blog. */
export default function BlogLayout() {
  return (
    <SiteFrame section={{ to: '/blog', label: 'Blog' }}>
      <Outlet />
    </SiteFrame>
  );
}
