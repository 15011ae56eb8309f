import { HrefLink } from '../../platform/HrefLink.tsx'

/** Why somebody who is logged in can't buy, beside a button that is off, and where to ask. */
export function BannedNote({ id, className }: { id?: string; className?: string | undefined }) {
  return (
    <p id={id} className={className}>
      <span>
        This account can’t buy just now.{' '}
        <HrefLink className="link" href="/contact">
          Contact us
        </HrefLink>
      </span>
    </p>
  )
}
