import { HrefLink } from '../../platform/HrefLink.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { openSignUp } from '../identity/auth-modals.ts'

/**
 * Says to a visitor how an order that was bought as a guest in another browser gets into an account (decision
 * 0203), and how to reach a person. `order`: its number, for the message to that person.
 */
export function OrderJoins({ order }: { order?: string }) {
  return (
    <>
      {order
        ? 'Would you rather have it in an account?'
        : 'Bought as a guest, in another browser? The link in the mails of your order opens all about it, also its returns. Or'}{' '}
      <LinkButton inline onClick={() => void openSignUp('order')}>
        {order ? 'Create an account' : 'create an account'}
      </LinkButton>{' '}
      with the email address of the order, and the order joins it once you confirm the address. Or{' '}
      <HrefLink
        className="link"
        href={`/contact?topic=order${order ? `&about=${encodeURIComponent(order)}` : ''}`}
      >
        write to us
      </HrefLink>
      .
    </>
  )
}
