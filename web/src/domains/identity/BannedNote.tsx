import { HrefLink } from '../../platform/HrefLink.tsx'

/**
 * Renders the sentence, beside a disabled button, that the account of a banned user cannot buy, with a link
 * to customer service.
 */
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
