import type { Project } from '@everscan/contract/codes.schemas';
import type { Visitor } from './visitor.ts';

const wifi = { ssid: 'Guests', security: 'wpa', password: 'secret123', hidden: false };

/** Codes without a title, by the names that pages show for them. The last one still has its sample content. */
const contents = {
  'cafe.example/menu': { type: 'url', data: { url: 'cafe.example/menu' } },
  'shop.example:8080': { type: 'url', data: { url: 'http://www.shop.example:8080/' } },
  'bar.example/drinks': { type: 'url', data: {}, link: { target: 'bar.example/drinks' } },
  'Wi-Fi Guests': { type: 'wifi', data: { wifi } },
  'New QR Code': { type: 'url', data: { url: 'example.com' } },
};

export const shownNames = Object.keys(contents);

/**
 * Saves these codes, as the web app does when they are downloaded.
 * @returns their ids, in the order of `shownNames`
 */
export async function saveUnnamed(owner: Visitor): Promise<string[]> {
  const ids: string[] = [];
  for (const content of Object.values(contents)) {
    const response = await owner.send('POST', '/api/projects', { style: 'dots', ...content });
    if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${response.body}`);
    ids.push(response.json<Project>().id);
  }
  return ids;
}
