// A piece that somebody points at is on its way before the click.
import { useRouter } from '@tanstack/react-router'

/** Loads the screen of a piece and asks for it; `slug` is its address. Never fails aloud: the click will. */
export function usePreloadProduct(slug: string): () => void {
  const router = useRouter()
  const splat = slug.replace(/^\/product\//, '')
  return () =>
    void router.preloadRoute({ to: '/product/$', params: { _splat: splat } }).catch(() => undefined)
}
