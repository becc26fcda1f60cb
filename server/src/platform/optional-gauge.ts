import { Gauge, type Registry } from 'prom-client';

type Options = { name: string; help: string; metrics: Registry };

/** A gauge whose value is read for each scrape, and which is absent while there is none. */
export function optionalGauge(
  { name, help, metrics }: Options,
  read: () => Promise<number | undefined> | number | undefined,
): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}
