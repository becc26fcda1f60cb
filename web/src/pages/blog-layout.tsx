import { SiteFrame } from './site-frame.tsx';

const headerLinks = [{ to: '/blog', label: 'Blog' }];

const footerLinks = [
  { to: '/', label: 'Generator' },
  { to: '/blog', label: 'Blog' },
  { to: '/impressum', label: 'Imprint' },
  { to: '/privacy', label: 'Privacy' },
];

/** The frame of the blog, without links to accounts. */
export default function BlogLayout() {
  return <SiteFrame headerLinks={headerLinks} footerLinks={footerLinks} />;
}
