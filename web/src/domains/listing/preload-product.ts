// Loads a piece when the pointer is on its card, before the click.
import { useRouter } from '@tanstack/react-router'

/**
 * Hook: returns a function that loads the code and data of a product page; `slug` is its path. Failures are
 * ignored: the click shows them.
 */
export function usePreloadProduct(slug: string): () => void {
  const router = useRouter()
  const splat = slug.replace(/^\/product\//, '')
  return () =>
    void router.preloadRoute({ to: '/product/$', params: { _splat: splat } }).catch(() => undefined)
}
