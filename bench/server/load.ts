import autocannon from 'autocannon';

export type Load = { requestsPerSecond: number; p50: number; p95: number; failed: number };

/** Sends requests over 16 connections for some seconds; latencies in milliseconds. */
export function load(options: Omit<autocannon.Options, 'connections'>): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const seconds = Number(options.duration);
  return new Promise((resolve, reject) => {
    const run = autocannon({ ...options, connections: 16 }, (error: Error | null) => {
      if (error) {
        reject(error);
        return;
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      resolve({ requestsPerSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), failed });
    });
    run.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      if (status !== 200) failed += 1;
    });
  });
}
