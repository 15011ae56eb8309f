import { lazy, Suspense } from 'react'

// The outlines weigh more than a card: they come when a piece without a picture does.
const Drawn = lazy(async () => ({ default: (await import('../product/DrawnOutline.tsx')).DrawnOutline }))

/** What stands where a picture would: the outline of such a piece, and that it has none yet. */
export function NoPicture({ categoryPath }: { categoryPath: string }) {
  return (
    <Suspense>
      <Drawn categoryPath={categoryPath} />
    </Suspense>
  )
}
