import bag from './assets/linen-bag.svg'

/** A picture of the clean-out bag; a file of its own, so that it adds nothing to the script. */
export function LinenBag({ className }: { className?: string | undefined }) {
  return (
    <img src={bag} alt="" width={800} height={1000} className={className} loading="lazy" decoding="async" />
  )
}
