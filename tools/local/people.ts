// Lists the seeded people for the person who starts the shop.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { root } from './paths.ts'

const moduleSchema = z.object({
  people: z.array(z.object({ email: z.string(), role: z.string(), note: z.string() })),
  seedPassword: z.string(),
})

/** The seeded people with their roles and common password. */
export type SeededPeople = z.infer<typeof moduleSchema>

/** Returns lines with the people who can log in, their roles and their common password. */
export function peopleLines({ people, seedPassword }: SeededPeople): readonly string[] {
  const width = (key: 'email' | 'role'): number => Math.max(...people.map((person) => person[key].length))
  const rows = people.map(
    (person) =>
      `    ${person.email.padEnd(width('email'))}  ${person.role.padEnd(width('role'))}  ${person.note}`,
  )
  return [`  People to log in as (password of all: ${seedPassword})`, ...rows]
}

/** Loads the people of the seed; throws when the seed's module has another shape. */
export async function readPeople(): Promise<SeededPeople> {
  const loaded: unknown = await import(pathToFileURL(join(root, 'db', 'src', 'seed', 'people.ts')).href)
  return moduleSchema.parse({ ...(loaded as object) })
}
