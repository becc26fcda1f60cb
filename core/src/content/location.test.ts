import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentData } from '../../proof/content-data.ts';
import { encodeContent } from './index.ts';
import { location } from './location.ts';

const encode = (latitude: string, longitude: string) =>
  encodeContent({
    type: 'location',
    data: location.normalise({ location: { latitude, longitude } }),
  });

describe('a location', () => {
  test.each([
    ['52.516275', '13.377704', 'geo:52.516275,13.377704'],
    ['-33.8568', '151.2153', 'geo:-33.8568,151.2153'],
    ['52,516275', '13,377704', 'geo:52.516275,13.377704'],
    ['+10', ' 20. ', 'geo:10,20'],
    ['−33.5', '-0', 'geo:-33.5,0'],
    ['90', '-180.0', 'geo:90,-180'],
    ['1.00000004', '0.00000001', 'geo:1,0'],
    ['-٣٣٫٨٥٦٨', '١٥١٫٢١٥٣', 'geo:-33.8568,151.2153'],
    ['－３３．８５６８', '１５１，２１５３', 'geo:-33.8568,151.2153'],
    ['५२.५१६२७५, १३.३७७७०४', '', 'geo:52.516275,13.377704'],
    ['-٣٣٫٨٥٦٧٨٤، ١٥١٫٢١٥٢٩٧', '', 'geo:-33.856784,151.215297'],
    ['52.516275, 13.377704', '', 'geo:52.516275,13.377704'],
    ['-33.856784 151.215297', '7', 'geo:-33.856784,151.215297'],
  ])('at %j and %j is written %s', (latitude, longitude, text) => {
    expect(encode(latitude, longitude)).toBe(text);
  });

  test.each([
    ['', '1', 'empty', 'location.latitude'],
    ['1', '', 'empty', 'location.longitude'],
    ['90.1', '1', 'invalid-value', 'location.latitude'],
    ['-91', '1', 'invalid-value', 'location.latitude'],
    ['1', '180.0000001', 'invalid-value', 'location.longitude'],
    ['52°30′', '1', 'invalid-value', 'location.latitude'],
    ['1e1', '1', 'invalid-value', 'location.latitude'],
    ['1,2', '1.2.3', 'invalid-value', 'location.longitude'],
    ['1;u=5', '1', 'invalid-value', 'location.latitude'],
    ['NaN', '1', 'invalid-value', 'location.latitude'],
  ])('at %j and %j is refused: %s in %s', (latitude, longitude, reason, field) => {
    expect(() => encode(latitude, longitude)).toThrow(expect.objectContaining({ reason, field }));
  });

  test('is read back to the centimetre', () => {
    fc.assert(
      fc.property(contentData.location, (data) => {
        const text = encodeContent({ type: 'location', data });
        // RFC 5870, 3.3: num = [ "-" ] 1*DIGIT [ "." 1*DIGIT ]
        const [, north, east] = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
        const { latitude, longitude } = data.location;
        expect(Number(north)).toBeCloseTo(Number(latitude.replace(',', '.')), 6);
        expect(Number(east)).toBeCloseTo(Number(longitude.replace(',', '.')), 6);
      }),
      { seed: 5870, numRuns: 500 },
    );
  });
});
