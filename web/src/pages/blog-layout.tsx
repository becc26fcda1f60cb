import { SiteFrame } from './site-frame.tsx';

const headerLinks = [{ to: '/blog', label: 'Blog' }];

const footerLinks = [
  { to: '/', label: 'Generator' },
  { to: '/blog', label: 'Blog' },
  { to: '/impressum', label: 'Imprint' },
  { to: '/privacy', label: 'Privacy' },
];

/** The frame of the blog: nothing about accounts, so that reading is all there is to do. */
export default function BlogLayout() {
  return <SiteFrame headerLinks={headerLinks} footerLinks={footerLinks} />;
}
