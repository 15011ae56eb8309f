import type { ReactNode } from 'react'
import { Stack } from '../layout.tsx'

/** Words that are longer than a part would like. */
export const longWords =
  'The Department of Unreasonably Long Brand Names & Daughters, cornflower silk pleated midi dress with a tie'

/** Renders a section of the page of parts under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Stack>
  )
}
