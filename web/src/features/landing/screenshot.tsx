import { useEffect } from 'react';

type ScreenshotProps = {
  /** Alternative text. */
  alt: string;
  light: string;
  dark: string;
  width: number;
  height: number;
  isFirst?: boolean;
  className?: string;
};

/** A screenshot of the product in the colour scheme of the page. */
export function Screenshot({
  alt,
  light,
  dark,
  width,
  height,
  isFirst,
  className,
}: ScreenshotProps) {
  // The inline script sets the theme when a page loads, but not after navigation within the app.
  useEffect(() => applyTheme(), []);
  return (
    <picture>
      <source
        srcSet={dark}
        type="image/webp"
        media="(prefers-color-scheme: dark)"
        data-scheme="dark"
        suppressHydrationWarning
      />
      <img
        src={light}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={isFirst ? 'high' : 'auto'}
        loading={isFirst ? 'eager' : 'lazy'}
        className={`h-auto rounded-xl border border-line shadow-float ${className}`}
      />
    </picture>
  );
}
