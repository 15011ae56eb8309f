// The seeded people, to be shown to whoever starts the shop.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { root } from './paths.ts'

const moduleSchema = z.object({
  people: z.array(z.object({ email: z.string(), role: z.string(), note: z.string() })),
  seedPassword: z.string(),
})

export type SeededPeople = z.infer<typeof moduleSchema>

/** Lines that show who can log in, and with which password. */
export function peopleLines({ people, seedPassword }: SeededPeople): readonly string[] {
  const width = (key: 'email' | 'role'): number => Math.max(...people.map((person) => person[key].length))
  const rows = people.map(
    (person) =>
      `    ${person.email.padEnd(width('email'))}  ${person.role.padEnd(width('role'))}  ${person.note}`,
  )
  return [`  People to log in as (password of all: ${seedPassword})`, ...rows]
}

/** The people that the seed makes. */
export async function readPeople(): Promise<SeededPeople> {
  const loaded: unknown = await import(pathToFileURL(join(root, 'db', 'src', 'seed', 'people.ts')).href)
  return moduleSchema.parse({ ...(loaded as object) })
}
