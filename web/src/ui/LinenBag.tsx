import bag from './assets/linen-bag.svg'

/**
 * Renders a picture of the clean-out bag; a file of its own, so that it adds nothing to the script. `eager`:
 * the bag is visible without scrolling, so it loads before other pictures.
 */
export function LinenBag({ className, eager = false }: { className?: string | undefined; eager?: boolean }) {
  return (
    <img
      src={bag}
      alt=""
      width={800}
      height={1000}
      className={className}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
