import bag from './assets/linen-bag.svg'

/**
 * The clean-out bag: linen with a stitched label, for the green world. A picture of its own file,
 * so that it costs no code.
 */
export function LinenBag({ className }: { className?: string | undefined }) {
  return (
    <img src={bag} alt="" width={800} height={1000} className={className} loading="lazy" decoding="async" />
  )
}
