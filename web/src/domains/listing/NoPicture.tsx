import { lazy, Suspense } from 'react'

// The outlines are larger than a card, so they load with the first piece without a picture.
const Drawn = lazy(async () => ({ default: (await import('../product/DrawnOutline.tsx')).DrawnOutline }))

/** Shows the outline of a category in place of a missing picture. */
export function NoPicture({ categoryPath }: { categoryPath: string }) {
  return (
    <Suspense>
      <Drawn categoryPath={categoryPath} />
    </Suspense>
  )
}
