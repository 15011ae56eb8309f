import type { ReactNode } from 'react'
import { Stack } from '../../ui/layout.tsx'
import type { Look } from '../../ui/look.ts'

/** Lays words over a picture that is not shown before the shopper agrees to see it. */
export function CoveredWords({ children, ...own }: Pick<Look, 'pad' | 'size'> & { children: ReactNode }) {
  return (
    <Stack
      as="span"
      gap={0}
      align="center"
      justifyItems="center"
      fills
      surface="veil"
      tone="onAccent"
      leading={1.4}
      textAlign="center"
      {...own}
    >
      {children}
    </Stack>
  )
}
