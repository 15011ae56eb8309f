/** Headers of an answer of server-sent events: no cache keeps it, and no proxy holds it back or packs it. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
