import { referralFriendPercent } from '@hemline/rules/vocabulary/constants.ts'
import { GetReferralCodeDocument } from '@hemline/schema/generated/graphql.ts'
import { Link2, Mail, Share as ShareIcon } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { copyLink } from '../../ui/copy-link.ts'
import { Row } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { useSession } from '../identity/session.tsx'
import type { Product } from './product-type.ts'
import styles from './Share.module.css'

const wordsFor = (item: Product) => `${item.brand}: ${item.title}, ${item.sizeDisplay}`
/**
 * Returns the piece's URL without the query of this visit. With a member's code the link brings the friend
 * who follows it to that member (specification §2).
 */
function linkOf(item: Product, code: string | null): string {
  const link = new URL(item.slug, globalThis.location.origin)
  if (code !== null) {
    link.searchParams.set('referral_code', code)
    link.searchParams.set('referral_context', 'pdp_share')
  }
  return link.href
}

/**
 * Renders the button that shares a piece with the device's own sheet, or, where there is none, with a link to
 * copy or to send by email; a member's link carries their referral code.
 */
export function Share({ item }: { item: Product }) {
  const { loggedIn } = useSession()
  const [open, setOpen] = useState(false)
  // Asked for when the hand comes near: a device's sheet opens only at once after the press.
  const [isNear, setNear] = useState(false)
  const [{ data }] = useQuery({ query: GetReferralCodeDocument, pause: !loggedIn || !isNear })
  const code = data?.referralCode ?? null
  const button = useRef<HTMLButtonElement>(null)
  const link = linkOf(item, code)
  const share = async () => {
    if (typeof globalThis.navigator.share !== 'function') {
      setOpen((now) => !now)
      return
    }
    try {
      await globalThis.navigator.share({ title: wordsFor(item), url: link })
    } catch (error) {
      // A shopper who closes the sheet cancels; this is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setOpen(true)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const mail = `mailto:?subject=${encodeURIComponent(wordsFor(item))}&body=${encodeURIComponent(`${wordsFor(item)}\n${link}`)}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The element handles Escape, which closes the list that its button opened.
    <div
      className={styles.share}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <PlainButton
        ref={button}
        className={styles.open}
        aria-expanded={open}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => void share()}
      >
        <ShareIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        Share
      </PlainButton>
      {open && (
        <Row
          gap={2}
          rows={0}
          align="stretch"
          justify="end"
          below={2}
          pad={1}
          edge="all"
          round="control"
          className={styles.ways}
        >
          <PlainButton
            onClick={() => {
              setOpen(false)
              button.current?.focus()
              void copyLink(link)
            }}
          >
            <Link2 size={18} strokeWidth={1.5} aria-hidden="true" />
            Copy link
          </PlainButton>
          <a href={mail}>
            <Mail size={18} strokeWidth={1.5} aria-hidden="true" />
            Send by email
          </a>
          {code !== null && (
            <p className="small soft">
              Your link gives a new friend {referralFriendPercent}% off the first order.
            </p>
          )}
        </Row>
      )}
    </div>
  )
}
