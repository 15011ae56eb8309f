// One listing of the viewer's closet: its picture, how it stands, and what can be done with it.
import { type DirectListingAct, MoveDirectListingDocument } from '@hemline/schema/generated/graphql.ts'
import { Clock, Heart, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useMutation } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { count, countOf, dateOf, moment, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { thumbClass } from '../../ui/PieceLine.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Closet.module.css'
import type { ClosetListing } from './closet.ts'

const said: Readonly<Record<DirectListingAct, string>> = {
  pause: 'It is off the shop, until you resume it.',
  resume: 'It is on sale again.',
  relist: 'It is on sale again.',
  delete: 'It is deleted.',
}

const openChangePrice = async (listing: ClosetListing) =>
  (await import('./ChangePrice.tsx')).openChangePrice(listing)

/** Pauses, resumes, relists or deletes a listing, and says so in a toast. */
function useMove({ id }: ClosetListing) {
  const [{ fetching }, run] = useMutation(MoveDirectListingDocument)
  const move = async (act: DirectListingAct) => {
    if (fetching) return
    const { data, error } = await run({ id, act })
    const answer = data?.moveDirectListing
    const text =
      answer?.__typename === 'DirectListingPayload'
        ? answer.listing.status === 'paused' && act !== 'pause'
          ? 'It goes on sale when your time off ends.'
          : said[act]
        : (answer?.message ?? friendlyError(error, 'generic'))
    showToast({ text })
  }
  return { move: (act: DirectListingAct) => void move(act), isBusy: fetching }
}

const hrefOf = ({ id }: ClosetListing, step: string) =>
  `/direct/sell/create-listing?id=${encodeURIComponent(id)}&step=${step}`

type Props = { listing: ClosetListing; awayUntil: string | null }

function Acts({ listing, awayUntil }: Props) {
  const { move, isBusy } = useMove(listing)
  const [isSure, setSure] = useState(false)
  const { status, title, note } = listing
  if (status === 'sold') return null
  if (listing.lockedBecause)
    return (
      <Text size={14} tone="soft" className={styles.acts}>
        {listing.lockedBecause}
      </Text>
    )
  const of = (act: string) => ({ 'aria-label': `${act}: ${title}`, disabled: isBusy })
  const missing = listing.missing[0]
  if (isSure)
    return (
      <div className={styles.acts}>
        <Text size={14}>Delete it for good?</Text>
        <LinkButton {...of('Yes, delete')} onClick={() => move('delete')}>
          Yes, delete
        </LinkButton>
        <LinkButton {...of('Keep')} onClick={() => setSure(false)}>
          Keep
        </LinkButton>
      </div>
    )
  return (
    <div className={styles.acts}>
      {status === 'draft' || status === 'delisted' ? (
        <HrefLink className="link alone small" href={hrefOf(listing, missing ? 'facts' : 'look')}>
          {status === 'draft' ? 'Go on' : 'Change and send again'}
          <span className="sr">: {title}</span>
        </HrefLink>
      ) : (
        // Nothing changes while a person looks: what is looked at is what goes on sale.
        status !== 'under_review' && (
          <HrefLink className="link alone small" href={hrefOf(listing, 'facts')}>
            Edit<span className="sr">: {title}</span>
          </HrefLink>
        )
      )}
      {(status === 'listed' || status === 'paused') && (
        <LinkButton {...of('Change the price')} onClick={() => void openChangePrice(listing)}>
          Change the price
        </LinkButton>
      )}
      {status === 'listed' && (
        <LinkButton {...of('Pause')} onClick={() => move('pause')}>
          Pause
        </LinkButton>
      )}
      {status === 'paused' && awayUntil === null && (
        <LinkButton {...of(note ? 'Relist' : 'Resume')} onClick={() => move(note ? 'relist' : 'resume')}>
          {note ? 'Relist' : 'Resume'}
        </LinkButton>
      )}
      <LinkButton {...of('Delete')} onClick={() => setSure(true)}>
        Delete
      </LinkButton>
      {status === 'paused' && awayUntil !== null && (
        <Text size={14} tone="soft">
          Your time off ends {dateOf(awayUntil)}.
        </Text>
      )}
    </div>
  )
}

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const

/**
 * Renders one listing of the seller's closet with picture, price, count of favorites, offers and the buttons
 * for what can be done. `awayUntil`: when the closet's vacation ends; null while there is none.
 */
export function ListingRow({ listing, awayUntil }: Props) {
  const { photos, title, path, price, payout, favoriteCount, openOffers, heldUntil, note } = listing
  const [cover] = photos
  return (
    <Stack as="li" align="start" padY={3} edge="top" className={styles.line}>
      <span className={thumbClass('middle', styles.pic)}>
        {cover && <img src={cover.url} alt="" width={cover.width} height={cover.height} loading="lazy" />}
      </span>
      <Row align="stretch" className={styles.main}>
        <Text as="div" shrinks leading={1.4} className={styles.words}>
          {path ? <HrefLink href={path}>{title}</HrefLink> : <b>{title}</b>}
          <Row rows={0} align="stretch" size={14} tone="soft" className={styles.facts}>
            {listing.sizeLabel && <span>Size {listing.sizeLabel}</span>}
            {favoriteCount > 0 && (
              <span>
                <Heart {...icon} /> {count(favoriteCount)}
                <span className="sr">{favoriteCount === 1 ? 'person saved it' : 'people saved it'}</span>
              </span>
            )}
            {openOffers > 0 && (
              <span>
                <MessageCircle {...icon} /> {countOf(openOffers, 'offer')}
              </span>
            )}
            {heldUntil && (
              <span>
                <Clock {...icon} /> Held until {moment(heldUntil, nowMs())}
              </span>
            )}
          </Row>
          {note && (
            <Text size={14} above={1}>
              {note}
            </Text>
          )}
          {listing.status === 'draft' && listing.missing.length > 0 && (
            <Text size={14} tone="soft">
              {countOf(listing.missing.length, 'thing')} to say before it can go on sale
            </Text>
          )}
        </Text>
        <Text as="div" push weight={600} textAlign="end" numbers>
          {price !== null && money(price)}
          {payout && (
            <Text as="small" block size={12} tone="soft" weight={400}>
              {money(payout.earnings)} for you
            </Text>
          )}
        </Text>
      </Row>
      <Acts listing={listing} awayUntil={awayUntil} />
    </Stack>
  )
}
