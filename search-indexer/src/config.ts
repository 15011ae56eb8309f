// Reads the environment; the only place in the indexer that does.
import { z } from 'zod'

const schema = z.object({
  DATABASE_URL: z.string().startsWith('postgres'),
  SEARCH_URL: z.string().default(''),
  INDEXER_PORT: z.coerce.number().int().default(4010),
  /** The address to listen on; in a container 0.0.0.0. */
  INDEXER_HOST: z.string().default('127.0.0.1'),
  /** The most rows that one round takes from the outbox. */
  INDEXER_BATCH: z.coerce.number().int().min(1).max(10_000).default(1000),
  LOG_LEVEL: z.string().default('info'),
})

export type Config = z.infer<typeof schema>

/** Parses the indexer's configuration from an environment; throws with the names of wrong settings. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = schema.safeParse(env)
  if (!parsed.success)
    throw new Error(
      `configuration: ${parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`,
    )
  return parsed.data
}
