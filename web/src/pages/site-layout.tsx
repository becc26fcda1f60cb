import { SiteFrame } from './site-frame.tsx';

const headerLinks = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/examples', label: 'Examples' },
  { to: '/blog', label: 'Blog' },
  { to: '/login', label: 'Sign In' },
  { to: '/signup', label: 'Sign Up', isAction: true },
];

const footerLinks = [
  { to: '/wait', label: 'About' },
  { to: '/bulk', label: 'Bulk' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
];

/** The frame of the pages about the product. */
export default function SiteLayout() {
  return <SiteFrame headerLinks={headerLinks} footerLinks={footerLinks} />;
}
