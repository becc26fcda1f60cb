import {
  Activity,
  Contact,
  Download,
  type LucideIcon,
  Palette,
  ScanLine,
  ShieldCheck,
} from 'lucide-react';

type Feature = { title: string; text: string; Icon: LucideIcon };

/** Claims only what the product does. */
const features: readonly Feature[] = [
  {
    title: 'Professional Design',
    text: 'Colours, shapes, gradients, your logo, a frame with a call to action, and a live check that the code still scans.',
    Icon: Palette,
  },
  {
    title: 'Versatile Content',
    text: 'Web addresses and contact cards, Wi-Fi, events, payments, messages and more, each encoded by its standard. Accents and emoji arrive as you typed them.',
    Icon: Contact,
  },
  {
    title: 'Easy Export',
    text: 'PNG, JPEG, WebP, SVG, PDF and EPS, in pixels or millimetres, in black ink only for offset printing. One click downloads a PNG.',
    Icon: Download,
  },
  {
    title: 'Tracking & Analytics',
    text: "Scans of a static code aren't tracked. A dynamic code counts its scans by day, country and device, without storing an IP address, and its destination can change after printing.",
    Icon: Activity,
  },
  {
    title: 'High-Quality Output',
    text: 'Raster images up to 8,192 pixels, with every module on whole pixels, or vector files that are sharp at any size. The highest error correction forgives a scratch or a coffee stain.',
    Icon: ScanLine,
  },
  {
    title: 'Security',
    text: 'Static codes are made in your browser and never depend on our servers.',
    Icon: ShieldCheck,
  },
];

export function Features() {
  return (
    <section
      aria-labelledby="features"
      className="mx-auto max-w-[1120px] px-4 py-16 sm:px-8 sm:py-24"
    >
      <h2
        id="features"
        className="max-w-xl text-balance font-semibold text-[28px] leading-9 tracking-tight sm:text-[34px] sm:leading-[1.2]"
      >
        Everything you need before you print
      </h2>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, text, Icon }) => (
          <li key={title} className="bg-surface p-6 sm:p-7">
            <Icon aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
            <h3 className="mt-4 font-semibold">{title}</h3>
            <p className="mt-1.5 text-[15px] text-muted leading-6">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
