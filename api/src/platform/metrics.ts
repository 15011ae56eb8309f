// Prometheus metrics of the API, by operation name.
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  registry: Registry
  operations: Histogram<'operation' | 'outcome'>
  errors: Counter<'operation' | 'code'>
  refused: Counter<'why'>
  uncaught: Counter<'what'>
}

/** Makes the metrics of one process in a registry of their own; times are in seconds. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    operations: new Histogram({
      name: 'hemline_operation_seconds',
      help: 'Time to answer a GraphQL operation',
      labelNames: ['operation', 'outcome'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3],
      registers: [registry],
    }),
    errors: new Counter({
      name: 'hemline_operation_errors_total',
      help: 'Errors in GraphQL answers',
      labelNames: ['operation', 'code'],
      registers: [registry],
    }),
    refused: new Counter({
      name: 'hemline_refused_total',
      help: 'Requests answered with 503 because too many came: they waited in line in vain, the bound of all was reached, too many pictures waited, or the process was stuck',
      labelNames: ['why'],
      registers: [registry],
    }),
    uncaught: new Counter({
      name: 'hemline_uncaught_total',
      help: 'Rejections and exceptions that nothing but the last catch of the process caught',
      labelNames: ['what'],
      registers: [registry],
    }),
  }
}
