import { BlockOffererDocument } from '@hemline/schema/generated/graphql.ts'
import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Offers.module.css'
import { firstName, type Offer } from './offer-words.ts'

/**
 * Renders the menu of an offer: the other person's page, and the button that blocks the person, which ends
 * offers both ways.
 */
export function OfferMenu({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  const [{ fetching }, run] = useMutation(BlockOffererDocument)
  const button = useRef<HTMLButtonElement>(null)
  const name = firstName(offer.otherName)
  const block = async () => {
    if (fetching) return
    const on = !offer.isBlocked
    setOpen(false)
    button.current?.focus()
    const { data, error } = await run({ offerId: offer.id, on })
    const answer = data?.blockOfferer
    if (answer?.__typename !== 'OfferPayload')
      return void showToast({ text: answer?.message ?? friendlyError(error, 'generic') })
    showToast({ text: on ? `${name} is blocked: no offers, either way.` : `${name} can make offers again.` })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The element handles Escape, which closes the menu that its button opened.
    <div
      className={styles.more}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <PlainButton
        ref={button}
        aria-label={`More about ${offer.otherName}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} strokeWidth={1.5} aria-hidden />
      </PlainButton>
      {isOpen && (
        <div className={styles.menu}>
          {offer.otherCode && <HrefLink href={`/u/${offer.otherCode}`}>See {name}’s closet</HrefLink>}
          <PlainButton onClick={() => void block()}>
            {offer.isBlocked ? `Unblock ${name}` : `Block ${name}`}
          </PlainButton>
        </div>
      )}
    </div>
  )
}
