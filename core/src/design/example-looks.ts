import type { Design } from './design.ts';

/**
 * The designs of the examples page, each as its differences from the default design. Pages replace the texts of frames by
 * those of their language.
 */
export const exampleLooks = {
  dots: { shape: 'dots' },
  standard: { shape: 'standard' },
  menu: {
    shape: 'rounded',
    eyeBall: 'rounded',
    ink: { type: 'solid', color: '#5a2412' },
    background: '#fdf6ec',
    frame: { id: 'card-2', text: 'See the menu', color: '#5a2412', textColor: '#fdf6ec' },
    quietZone: 2,
    level: 'Q',
  },
  summer: {
    shape: 'circles',
    ink: { type: 'linear', angle: 45, stops: ['#0b2f7a', '#08728f'] },
    frame: { id: 'outline-2', text: 'Scan me', color: '#0b4a86', textColor: '#ffffff' },
    quietZone: 2,
    level: 'Q',
  },
  programme: {
    shape: 'classy-rounded',
    eyeBall: 'rounded',
    ink: { type: 'linear', angle: 60, stops: ['#951b2e', '#5b1670'] },
    background: '#fffdfb',
    eyeBallColor: '#2e0d38',
    quietZone: 2,
    level: 'Q',
  },
  trail: {
    shape: 'extra-rounded',
    eyeBall: 'rounded',
    ink: { type: 'solid', color: '#0a5c42' },
    eyeBallColor: '#08402f',
    frame: { id: 'label-below-2', text: 'Trail map', color: '#0a5c42', textColor: '#ffffff' },
    quietZone: 2,
    level: 'Q',
  },
  review: {
    shape: 'squircles',
    eyeBall: 'squircle',
    ink: { type: 'radial', stops: ['#8e1f63', '#3c1466'] },
    frame: { id: 'bubble-2', text: 'How was it?', color: '#6b1a64', textColor: '#ffffff' },
    quietZone: 2,
    level: 'Q',
  },
  machine: {
    shape: 'faceted',
    ink: { type: 'solid', color: '#12387a' },
    background: '#f0f5ff',
    frame: { id: 'brackets-2', text: 'Manual', color: '#12387a', textColor: '#ffffff' },
    quietZone: 2,
    level: 'Q',
  },
  wifi: {
    shape: 'rounded',
    eyeBall: 'rounded',
    ink: { type: 'solid', color: '#0f3d66' },
    eyeBallColor: '#0a6e4f',
    frame: { id: 'label-above-2', text: 'Free Wi-Fi', color: '#0f3d66', textColor: '#ffffff' },
    quietZone: 2,
    level: 'Q',
  },
  order: {
    shape: 'rounded',
    eyeBall: 'rounded',
    ink: { type: 'linear', angle: 60, stops: ['#0a5c42', '#0b3f5e'] },
    quietZone: 2,
    level: 'Q',
  },
} as const satisfies Record<string, Partial<Design>>;
